import type {FileEntry} from './tree';
import type {Facts} from './facts';
import type {Lesson} from './parse';
import type {Portal} from './registry';
import type {Position} from './scan/lines';
import type {Problem} from './types';

export type Severity = Problem['severity'];

/** Replaces a stretch of the source; applied by `--fix`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One mistake found by a rule. */
export interface Finding {
  /** Offset in the text, or line and column. */
  readonly at: number | Position;
  /** What was read. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
  /** When it differs from the rule's own. */
  readonly severity?: Severity;
  /** Changes that mend it without a decision of the author. */
  readonly edits?: readonly Edit[];
}

/** A mistake in a file that the rule names itself. */
export interface SiteFinding extends Finding {
  readonly path: string;
  readonly at: Position;
}

interface About {
  /** The same as the file's name. */
  readonly name: string;
  readonly severity: Severity;
  /** One sentence: what the rule wants. */
  readonly wants: string;
  /** Why a reader or an author is worse off without it. */
  readonly why: string;
  readonly wrong: string;
  readonly right: string;
  /** Language of the two examples; Markdown unless given. */
  readonly language?: string;
  /** Rows of the catalogue of bad inputs (docs/bad-inputs.md) that it answers. */
  readonly cases?: readonly string[];
}

/** Looks at one file as it lies on the disk. */
export interface FileRule extends About {
  readonly scope: 'file';
  readonly check: (file: FileEntry, root: string) => readonly Finding[];
}

/** Looks at the bytes of one page, before anything is parsed. */
export interface BytesRule extends About {
  readonly scope: 'bytes';
  /** What it finds leaves nothing that can be read further. */
  readonly fatal?: boolean;
  readonly check: (bytes: Buffer, path: string) => readonly Finding[];
}

/** Looks at one lesson. */
export interface LessonRule extends About {
  readonly scope: 'lesson';
  readonly check: (lesson: Lesson) => readonly Finding[];
}

/** Everything that is known once all files have been read. */
export interface Site {
  readonly root: string;
  readonly portal: Portal;
  readonly files: readonly FileEntry[];
  /** Facts of each page and part, by path. */
  readonly facts: ReadonlyMap<string, Facts>;
}

/** Looks at all files together. */
export interface SiteRule extends About {
  readonly scope: 'site';
  readonly check: (site: Site) => readonly SiteFinding[];
}

export type Rule = FileRule | BytesRule | LessonRule | SiteRule;
