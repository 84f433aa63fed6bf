import type {Span} from '../../text/span';
import type {Root} from 'mdast';
import type {ParsedFrontMatter} from '../../sources/frontMatter/parse';
import type {YamlTraps} from '../../sources/yaml/traps';
import type {Lines, Position} from '../../text/lines';

import type {LessonNodes} from './lessonNodes';

import type {FileReference} from '../../blocks/fileReferences';
import type {Blocks} from '../../blocks/types';
import type {Scan} from './scan/types';

/** A message of the parser that the tolerant reading did not foresee. */
export interface SyntaxFault extends Span {
  /** The parser's own words. */
  readonly reason: string;
}

export interface ParsedLesson {
  readonly path: string;
  /** The file as it is. */
  readonly raw: string;
  /** The same, of the same length, with line endings that every reader understands. */
  readonly text: string;
  readonly lines: Lines;
  readonly scan: Scan;
  /** What can be read: every fault is blanked, every place is that of the file. */
  readonly tree: Root;
  readonly nodes: LessonNodes;
  readonly syntaxFaults: readonly SyntaxFault[];
  /** Examples, tasks and quizzes, by the contract of fences. */
  readonly blocks: Blocks;
}

/** With the words that a reader reads. */
export interface LessonText extends ParsedLesson {
  readonly prose: Prose;
}

/** With the front matter. */
export interface LessonSource extends LessonText {
  readonly frontMatter: ParsedFrontMatter;
  readonly yamlTraps: YamlTraps;
}

/** A page or a part of one, read for the content rules. */
export interface Lesson extends LessonSource {
  readonly facts: Facts;
}

/** A run of prose exactly as in the source, without code or tags. */
export interface ProseRun extends Position {
  readonly text: string;
  readonly start: number;
  /** Words of others, or words about code that cannot stand in backticks: spelt as they are. */
  readonly quoted: boolean;
}

/** A paragraph, list item, cell or heading as one string, in which code counts as one word. */
export interface ProseBlock extends Position {
  readonly text: string;
  readonly kind: 'paragraph' | 'heading' | 'cell';
  /** Outside of practice, summary and optional reading. */
  readonly core: boolean;
}

/** What a reader reads of a lesson, code left out. */
export interface Prose {
  readonly runs: readonly ProseRun[];
  readonly blocks: readonly ProseBlock[];
  /** English words of the runs, as written and in lower case: who looks for others need not look. */
  readonly words: ReadonlySet<string>;
}

/** Runs of words of a page as numbers, with the line of each. */
export interface Shingles {
  readonly hashes: Uint32Array;
  readonly lines: Uint32Array;
}

/** A link or an image as written, wherever it is. */
export interface LinkFact extends Position {
  readonly url: string;
  readonly kind: 'link' | 'image' | 'folder';
  /** The widget or element whose attribute it is. */
  readonly tag?: string;
  /** Where the URL is in the source, when it can be replaced. */
  readonly span?: {readonly start: number; readonly end: number};
}

/**
 * What a page is for, which decides what it must have: a lesson teaches, a landing page leads to the pages
 * of its folder, a guide gives steps, a course page belongs to one course.
 */
export type LessonKind = 'lesson' | 'landing' | 'guide' | 'course' | 'draft' | 'part';

export interface HeadingFact extends Position {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** Examples, tasks and quizzes of a page. */
export interface BlockCounts {
  readonly run: number;
  /** Examples marked `norun` or `fragment`. */
  readonly notRun: number;
  readonly tasks: number;
  readonly accepts: number;
  readonly rejects: number;
  readonly quizzes: number;
  readonly questions: number;
  /** Of each question with one right answer, the place of that answer in the page, from 0. */
  readonly rightPlaces: readonly number[];
}

export interface TermFact extends Position {
  /** The content of `<Term>`, as it is written. */
  readonly text: string;
  readonly id?: string;
}

/** A prepared set that a block asks for. */
export interface SetupFact extends Position {
  readonly name: string;
}

/** What other pages need to know of a page; plain data, so that it can cross threads. */
export interface Facts {
  readonly path: string;
  readonly kind: LessonKind;
  readonly headings: readonly HeadingFact[];
  /** Ids that are no headings: `id` of elements and tasks. */
  readonly ids: readonly string[];
  readonly links: readonly LinkFact[];
  /** Words of prose, code left out. */
  readonly words: number;
  /** Words of paragraphs and lists, without practice, summary and optional reading. */
  readonly coreWords: number;
  readonly blocks: BlockCounts;
  /** Each once, at the first block that has it. */
  readonly setups: readonly SetupFact[];
  /** Files that examples ask for beside their own. */
  readonly files: readonly FileReference[];
  readonly shingles: Shingles;
  readonly terms: readonly TermFact[];
  /** Files that the page includes, from the project's root. */
  readonly parts: readonly string[];
}
