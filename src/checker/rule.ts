import type {FileEntry} from '../sources/fileTree';
import type {Facts, Lesson} from './read/lesson';
import type {Portal} from '../sources/model';
import type {Position} from '../text/lines';
import type {Problem} from '../text/types';
import type {Edit, Finding} from '../text/finding';

export type Severity = Problem['severity'];

/** A finding in a file that the rule names itself. */
export interface SiteFinding extends Finding {
  readonly path: string;
  readonly at: Position;
}

interface About {
  /** An error unless given. */
  readonly severity?: Severity;
  /** One sentence: what the rule requires. */
  readonly wants: string;
  /** What would go wrong for readers or authors without it. */
  readonly why: string;
  readonly wrong: string;
  readonly right: string;
  /** Language of the two examples; Markdown unless given. */
  readonly language?: string;
  /** Rows of the catalogue of bad inputs (docs/bad-inputs.md) that it covers. */
  readonly cases?: readonly string[];
}

/** Checks one file as it is on disk. */
export interface FileRule extends About {
  readonly scope: 'file';
  readonly check: (file: FileEntry, root: string) => Iterable<Finding>;
}

/** Checks the bytes of one page, before anything is parsed. */
export interface BytesRule extends About {
  readonly scope: 'bytes';
  /** After one of its findings, the page cannot be read any further. */
  readonly fatal?: boolean;
  readonly check: (bytes: Buffer, path: string) => Iterable<Finding>;
}

/** Checks one lesson. */
export interface LessonRule extends About {
  readonly scope: 'lesson';
  readonly check: (lesson: Lesson) => Iterable<Finding>;
}

/** Everything that is known once all files have been read. */
export interface Site {
  readonly root: string;
  readonly portal: Portal;
  readonly files: readonly FileEntry[];
  /** Facts of each page and part, by path. */
  readonly facts: ReadonlyMap<string, Facts>;
  /** The day of the check, such as `2026-11-23`. */
  readonly today: string;
}

/** Checks all files together. */
export interface SiteRule extends About {
  readonly scope: 'site';
  readonly check: (site: Site) => Iterable<SiteFinding>;
}

/** What a file of the folder `rules` exports. */
export type WrittenRule = FileRule | BytesRule | LessonRule | SiteRule;

/** A rule with the name of its file. */
export type Rule = WrittenRule & {readonly name: string; readonly severity: Severity};

/** A problem, with what `--fix` would do about it. */
export interface FileProblem extends Problem {
  readonly edits?: readonly Edit[];
}

export interface FileResult {
  readonly path: string;
  readonly problems: readonly FileProblem[];
  /** Undefined when the file cannot be read as text. */
  readonly facts: Facts | undefined;
}
