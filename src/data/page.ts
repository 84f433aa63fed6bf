import type {HomeFields, PageFields} from '../sources/frontMatter/fields';

export type {HomeFields} from '../sources/frontMatter/fields';

/** A link with its text, as included in a page's data. */
export interface PageLink {
  readonly title: string;
  readonly link: string;
}

/** A week of a course that uses a page. */
export interface WeekUse {
  /** Course code, such as `MTM6302`. */
  readonly course: string;
  readonly week: string;
  /** URL of the week on the course's content page. */
  readonly link: string;
  /** The next page in the same week. */
  readonly next?: PageLink;
  /** The next week; only on the last page of a week. */
  readonly nextWeek?: PageLink;
}

/** What the front page of a course shows below its hero, from its `course.yml`. */
export interface CourseFrontData {
  /** Course code, such as `MTM6302`. */
  readonly course: string;
  readonly makes: readonly {
    readonly title: string;
    readonly text: string;
    readonly link?: string;
  }[];
  readonly weeks: readonly FrontWeek[];
  readonly assessed: readonly AssessedWork[];
  /** Set only while some pages that the weeks name are not written. */
  readonly unfinished?: WrittenPages;
}

export interface FrontWeek {
  readonly label: string;
  /** Only if it differs from the label. */
  readonly title?: string;
  /** URL of the week on the content page. */
  readonly link: string;
  /** The published pages, in order. */
  readonly pages: readonly PageLink[];
  /** Number of pages that are not written yet. */
  readonly wanted?: number;
}

export interface AssessedWork extends PageLink {
  /** Such as `Lab`. */
  readonly kind?: string;
  /** The label of the week in which it opens. */
  readonly opens: string;
  readonly due: string;
}

/** How many of the pages that the weeks of a course name have been written. */
export interface WrittenPages {
  readonly written: number;
  readonly planned: number;
}

export interface SidebarNode {
  readonly text: string;
  readonly link?: string;
  readonly collapsible?: boolean;
  readonly children?: readonly SidebarNode[];
  /** URL of the file from which the children are loaded when the group is opened. */
  readonly branch?: string;
}

/** Data about a page that is not in its Markdown, included in its front matter as `portal`. */
export interface PageData {
  /** Path of the source file, relative to the project's root. */
  readonly source: string;
  readonly minutes: number;
  /** The minutes include time for tasks or questions. */
  readonly practice?: true;
  readonly draft?: boolean;
  /** Ids of the tasks outside `<GoingFurther>`; only on pages that a reader can mark as done. */
  readonly tasks?: readonly string[];
  readonly prev?: PageLink;
  readonly next?: PageLink;
  readonly crumbs: readonly PageLink[];
  readonly requires: readonly PageLink[];
  readonly usedIn: readonly WeekUse[];
  /** The list that replaces the tree in the sidebar; null for no sidebar. */
  readonly sidebar?: readonly SidebarNode[] | null;
  /** Time of the last change in Git, in seconds. */
  readonly updated?: number;
  readonly contributors?: readonly string[];
}

/** The front matter of a page in the browser (src/sources/docusaurus.ts writes it). */
export interface PortalFrontMatter extends PageFields {
  readonly portal: PageData;
  readonly home?: HomeFields;
}
