import type {Code, Nodes, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {RunnableLanguage} from '../data/languages';
import type {FenceMode} from './fence/types';

/** One fence as a file, with the place of its content in the lesson. */
export interface CodeFile {
  readonly name: string;
  readonly lang: string;
  readonly text: string;
  /** `hide`: it runs but is not shown. */
  readonly hidden: boolean;
  readonly highlight: readonly number[];
  readonly title?: string;
  /** `open`: its tab is shown first. */
  readonly open: boolean;
  /** Line of the opening fence, from 1. */
  readonly fenceLine: number;
  /** Line of the first line of the content. */
  readonly line: number;
  /** Lines between the fences; 0 when there are none. */
  readonly lines: number;
  /** Columns by which the fence is indented. */
  readonly indent: number;
  /** It comes from the block that this one continues, so its position is elsewhere. */
  readonly inherited: boolean;
  readonly node: Code;
}

/** A code block of the lesson, its files joined and its expected result attached. */
export interface ExampleBlock {
  readonly kind: 'example';
  /** The author's id, or `block-` and the position among all examples of the page, from 1. */
  readonly id: string;
  readonly named: boolean;
  /** Language of the first file. */
  readonly lang: string;
  /** What runs or validates it; undefined for languages that are checked or only shown. */
  readonly runner?: RunnableLanguage;
  readonly mode: FenceMode;
  /** The reason given with `norun`. */
  readonly reason?: string;
  /** Text that the message of the failure must contain. */
  readonly error?: string;
  readonly loops: boolean;
  /** The result is a rendered page that readers should see. */
  readonly preview: boolean;
  /** The page shows the script step by step. */
  readonly trace: boolean;
  /** Height of the preview in CSS pixels. */
  readonly height?: number;
  /** Prepared file set, inherited from the block that this one continues. */
  readonly setup?: string;
  /** Id of the earlier block that it continues. */
  readonly continues?: string;
  readonly title?: string;
  /** None of it is shown. */
  readonly hidden: boolean;
  /** The first one runs. A block of several files appears on the page where its last fence is. */
  readonly files: readonly CodeFile[];
  readonly output?: CodeFile;
  /** Line of the first fence. */
  readonly line: number;
}

export interface TaskBlock {
  readonly kind: 'task';
  readonly id: string;
  readonly title: string;
  /** How hard it is; the values are checked with the other props. */
  readonly level?: string;
  readonly lang: string;
  readonly runner?: RunnableLanguage;
  readonly preview: boolean;
  readonly height?: number;
  readonly setup?: string;
  readonly continues?: string;
  readonly start: readonly CodeFile[];
  /** Body of the async function that checks; see docs/writing-lessons.md. */
  readonly test?: CodeFile;
  /** Only the files that change. */
  readonly solution: readonly CodeFile[];
  /** Other solutions and typical mistakes, which the tests use to test the check. */
  readonly cases: readonly TaskCase[];
  /** Code that is part of the instructions, such as what the solution has to print: fences without a role. */
  readonly quoted: readonly CodeFile[];
  readonly hints: number;
  readonly line: number;
  readonly node: MdxJsxFlowElement;
}

/** Another version of the solved task: the check must pass it (`accept`) or fail it (`reject`). */
export interface TaskCase {
  readonly role: 'accept' | 'reject';
  /** What is wrong with it, as given with `reject`. */
  readonly why?: string;
  /** Only the files that differ from the start. */
  readonly files: readonly CodeFile[];
  /** Line of its first fence. */
  readonly line: number;
}

export interface QuizAnswer {
  readonly correct: boolean;
  readonly text: string;
  readonly explanation: string;
  readonly line: number;
  readonly content: readonly PhrasingContent[];
  readonly explanationContent: readonly PhrasingContent[];
}

export interface QuizQuestion {
  readonly text: string;
  /** Several answers are right. */
  readonly chooseAll: boolean;
  readonly answers: readonly QuizAnswer[];
  readonly line: number;
  /** The text of the question; code in fences is in `code`. */
  readonly content: readonly RootContent[];
  readonly code: readonly CodeFile[];
}

export interface QuizBlock {
  readonly kind: 'quiz';
  readonly questions: readonly QuizQuestion[];
  readonly line: number;
  readonly node: MdxJsxFlowElement;
}

export type Block = ExampleBlock | TaskBlock | QuizBlock;

export interface BlockProblem {
  readonly message: string;
  readonly remedy: string;
  readonly line: number;
  readonly column: number;
}

export interface Blocks {
  readonly blocks: readonly Block[];
  readonly problems: readonly BlockProblem[];
}

/** Collects what is wrong with the parts of a page. */
export interface Collector {
  readonly problems: BlockProblem[];
  /** For every id of the page, the line of its first fence. */
  readonly named: ReadonlyMap<string, number>;
  report(node: Nodes, message: string, remedy: string): void;
}
