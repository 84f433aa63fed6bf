import type {RunnableLanguage} from '../../data/languages';

/** A file of a block as the page ships it: highlighted at build, read back by `shownText`. */
export interface ShownFile {
  readonly name: string;
  readonly lang: string;
  readonly html: string;
  /** Runs with the others but has no tab: `hide`, or taken over from an earlier block. */
  readonly hidden?: true;
}

/** The expected result of a block. */
export interface ShownOutput {
  readonly lang: string;
  readonly html: string;
}

interface BlockBase {
  /** Unique on the page; part of the key under which the reader's version is kept. */
  readonly id: string;
  readonly runner: RunnableLanguage;
  readonly setup?: string;
  /** Code of the blocks that this one continues, oldest first. */
  readonly previous?: readonly string[];
  readonly preview?: true;
  /** Of the preview, in CSS pixels. */
  readonly height?: number;
}

/** What the remark plugin hands to `<Runnable>`. */
export interface BlockData extends BlockBase {
  readonly title?: string;
  readonly files: readonly ShownFile[];
  /** Place of the file whose tab is open first. */
  readonly open?: number;
  readonly output?: ShownOutput;
  /** Path of the page as it looks before anything runs. */
  readonly still?: string;
  /** It never ends, and is stopped. */
  readonly loops?: true;
  /** The example is meant to fail: text of which its message has a part. */
  readonly error?: string;
}

/** What the remark plugin hands to `<Task>`. */
export interface TaskData extends BlockBase {
  readonly start: readonly ShownFile[];
  /** All files of the solved task. */
  readonly solution: readonly ShownFile[];
  /** Place of the file whose tab is open first; the first one to change unless given. */
  readonly open?: number;
  /** Body of the async function that checks. */
  readonly test: string;
}

/** What the remark plugin hands to `<Quiz>`; the texts are HTML of inline markup. */
export interface QuizData {
  readonly questions: readonly {
    readonly html: string;
    /** Blocks of code that the question is about. */
    readonly code: readonly ShownOutput[];
    readonly several?: true;
    readonly answers: readonly {
      readonly html: string;
      readonly why: string;
      readonly right?: true;
    }[];
  }[];
}
