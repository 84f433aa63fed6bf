import type {MenuItem} from '../data/menu';
import type {Problem} from '../text/types';
import type {FrontMatter} from './frontMatter/fields';
import type {PlaceOf} from './yaml/parse';

/** A page of the portal, read from one source file. */
export interface Page {
  /** Path of the source from the project’s root. */
  readonly path: string;
  readonly text: string;
  readonly area: string;
  readonly address: string;
  /** Title from the front matter, otherwise the first level-one heading, otherwise empty. */
  readonly title: string;
  /** The page's name wherever it is mentioned; never empty. */
  readonly name: string;
  readonly frontMatter: FrontMatter;
  readonly content: string;
  readonly linesBefore: number;
  readonly placeOf: PlaceOf;
  /** Whether it is a draft, by front matter or by an underscore folder: never in production. */
  readonly draft: boolean;
}

export interface CourseSource extends ParsedCourse {
  /** Lower-case course code: the folder’s name. */
  readonly id: string;
  /** Path of `course.yml` from the project’s root. */
  readonly path: string;
}

/** A page that the program needs but that nobody has written yet. */
export interface WantedPage {
  readonly address: string;
  readonly title: string;
}

/** A technical term, as listed in content/terms.yml. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly aliases?: readonly string[];
  /** Markdown in which code is the only markup. */
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
  /** All pages, including drafts, sorted by path. */
  readonly pages: readonly Page[];
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byAddress: ReadonlyMap<string, Page>;
  readonly courses: readonly CourseSource[];
  readonly aliases: Aliases;
  readonly terms: readonly Term[];
  readonly wanted: readonly WantedPage[];
  readonly problems: readonly Problem[];
}

/** An entry of a menu in a `course.yml`; a link may be a file. */
export type MenuEntry = MenuItem;

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

/** Something that students will have made by the end of the course. */
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
  /** Finds the position in the file of a path in the course, or in its lists. */
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
  /** Declared in front matter or in the list of old addresses. */
  readonly listed: readonly Alias[];
  /** Derived by rule from the address of every page. */
  readonly byRule: readonly Alias[];
  /** Old addresses that are pages again, so their row in the list is not used. */
  readonly dropped: readonly string[];
  /** Old URLs whose target has not been written yet, with the parent page that they lead to instead. */
  readonly parents: readonly Alias[];
  readonly problems: readonly Problem[];
}
