import type {Problem} from '../text/types';
import type {FrontMatter} from './frontMatter/fields';
import type {PlaceOf} from './yaml/parse';

/** A page of the portal, read from one source. */
export interface Page {
  /** Path of the source from the project’s root. */
  readonly path: string;
  readonly text: string;
  readonly area: string;
  readonly address: string;
  /** Front-matter title, else the first level-one heading, else empty. */
  readonly title: string;
  /** Its name wherever it is mentioned; never empty. */
  readonly name: string;
  readonly frontMatter: FrontMatter;
  readonly content: string;
  readonly linesBefore: number;
  readonly placeOf: PlaceOf;
  /** Draft by front matter or by an underscore folder: never in production. */
  readonly draft: boolean;
}

export interface CourseSource extends ParsedCourse {
  /** Lower-case course code: the folder’s name. */
  readonly id: string;
  /** Path of `course.yml` from the project’s root. */
  readonly path: string;
}

/** A page that the program wants but that nobody has written yet. */
export interface WantedPage {
  readonly address: string;
  readonly title: string;
}

/** A term of the profession, as content/terms.yml has it. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly aliases?: readonly string[];
  /** Markdown; the only markup in it is code. */
  readonly definition: string;
  /** Path of the page that explains it, from the project’s root. */
  readonly lesson: string;
}

export interface Terms {
  readonly list: readonly Term[];
  readonly problems: readonly Problem[];
}

/** Everything in the sources, read once. */
export interface Portal {
  readonly root: string;
  /** Every file in `modules/` and `courses/`. */
  readonly files: readonly string[];
  /** All pages, drafts included, in the order of their paths. */
  readonly pages: readonly Page[];
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byAddress: ReadonlyMap<string, Page>;
  readonly courses: readonly CourseSource[];
  readonly aliases: Aliases;
  readonly terms: readonly Term[];
  readonly wanted: readonly WantedPage[];
  readonly problems: readonly Problem[];
}

export interface MenuEntry {
  readonly text: string;
  readonly link?: string;
  readonly ariaLabel?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly activeMatch?: string;
  readonly children?: readonly MenuEntry[];
}

export type WeekPage =
  | string
  | {readonly page: string; readonly badge?: string; readonly due?: string}
  | {readonly text: string; readonly link: string; readonly badge?: string};

export interface WeekGroup {
  readonly title?: string;
  readonly pages?: readonly WeekPage[];
  readonly notes?: readonly string[];
}

export interface Week {
  readonly label: string;
  readonly title: string;
  readonly outcomes?: readonly string[];
  readonly groups?: readonly WeekGroup[];
}

export interface Recording {
  readonly title: string;
  readonly link: string;
  readonly week?: string;
  readonly minutes?: number;
}

/** Something that students have made when the course is over. */
export interface Made {
  readonly title: string;
  readonly text: string;
  /** File of the brief. */
  readonly page?: string;
}

export interface CourseLists {
  readonly makes?: readonly Made[];
  readonly menu: readonly MenuEntry[];
  readonly weeks: readonly Week[];
  readonly recordings: readonly Recording[];
}

export interface Course extends CourseLists {
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

export interface ParsedCourse {
  /** Undefined when the file has problems. */
  readonly course: Course | undefined;
  /** Its lists without the entries that have a mistake, so that one mistake does not hide another. */
  readonly lists: CourseLists;
  readonly problems: readonly Problem[];
  /** The place of a path in the course, or in its lists. */
  readonly placeOf: PlaceOf;
}

/** A URL without its own page, and the page that it leads to. */
export interface Alias {
  readonly from: string;
  readonly to: string;
  /** Where it was declared; aliases made by a rule have no source. */
  readonly source?: string;
}

export interface Aliases {
  /** From front matter and from the list of old addresses. */
  readonly listed: readonly Alias[];
  /** By rule from every page’s own address. */
  readonly byRule: readonly Alias[];
  /** Old addresses that are real pages today, so that the row is not used. */
  readonly dropped: readonly string[];
  /** Old URLs whose target has not been written yet, with the parent page that they lead to instead. */
  readonly parents: readonly Alias[];
  readonly problems: readonly Problem[];
}
