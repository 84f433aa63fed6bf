import type {RunnableLanguage} from '../../data/languages';

/**
 * A file of a block as included in the page. The build highlights it, and `shownText` turns it back into
 * text.
 */
export interface ShownFile {
  readonly name: string;
  readonly lang: string;
  readonly html: string;
  /**
   * Runs with the other files but has no tab, because of `hide` or because it comes from an earlier block.
   */
  readonly hidden?: true;
}

/** The expected result of a block. */
export interface ShownOutput {
  readonly lang: string;
  readonly html: string;
}

interface BlockBase {
  /** Unique on the page; part of the key under which the reader's version is stored. */
  readonly id: string;
  readonly runner: RunnableLanguage;
  readonly setup?: string;
  /** Code of the blocks that this one continues, oldest first. */
  readonly previous?: readonly string[];
  readonly preview?: true;
  /** Height of the preview in CSS pixels. */
  readonly height?: number;
}

/** The data that the remark plugin passes to `<Runnable>`. */
export interface BlockData extends BlockBase {
  readonly title?: string;
  readonly files: readonly ShownFile[];
  /** Index of the file whose tab is open at first. */
  readonly open?: number;
  readonly output?: ShownOutput;
  /** Path of a document that shows the page before anything has run. */
  readonly still?: string;
  /** Path of a `PaperRun`, with which the print view makes a picture of a preview that has no still. */
  readonly paperRun?: string;
  /** The example never ends and has to be stopped. */
  readonly loops?: true;
  /** Set when the example is meant to fail: part of the expected error message. */
  readonly error?: string;
}

/** The data that the remark plugin passes to `<Task>`. */
export interface TaskData extends BlockBase {
  readonly start: readonly ShownFile[];
  /** All files of the solved task. */
  readonly solution: readonly ShownFile[];
  /**
   * Index of the file whose tab is open at first; by default the first one that differs from the solution.
   */
  readonly open?: number;
  /** Body of the async function that checks the reader's solution. */
  readonly test: string;
}

/** The data that the remark plugin passes to `<Quiz>`. The texts are HTML with inline markup. */
export interface QuizData {
  readonly questions: readonly {
    readonly html: string;
    /** Code blocks that belong to the question. */
    readonly code: readonly ShownOutput[];
    readonly several?: true;
    readonly answers: readonly {
      readonly html: string;
      readonly why: string;
      readonly right?: true;
    }[];
  }[];
}

/** The data that the remark plugin passes to `<StepThrough>`, in addition to the block's. */
export interface TraceData {
  readonly steps: readonly {
    /** The line to mark, from 1; undefined at the end. */
    readonly line?: number;
    /** What has changed, for screen readers. */
    readonly says: string;
    /** The state, from src/markdown/trace. */
    readonly html: string;
  }[];
}

/** A step of `<Steps>`. */
export interface DrawnStep {
  /** The drawing at this step, validated and given its accessible name by src/blocks/svg.ts. */
  readonly svg: string;
  /** The text of the step. */
  readonly says: string;
}

/** The data that the remark plugin passes to `<Timeline>`. */
export interface TimelineData {
  /** Path of the page with the portal's script that controls its animations. */
  readonly live: string;
  /** Paths of the page frozen at some moments, for print and for readers without scripts. */
  readonly moments: readonly {readonly path: string; readonly at: number}[];
  /** Name of the `@keyframes` whose curve is shown; by default those of the first animation. */
  readonly animation?: string;
  /** The moment that is shown first, in percent of the total time. */
  readonly start: number;
  readonly height: number;
}
