import type {Span} from '../../text/span';
import type {Root} from 'mdast';
import type {ParsedFrontMatter} from '../../sources/frontMatter/parse';
import type {YamlTraps} from '../../sources/yaml/traps';
import type {Lines, Position} from '../../text/lines';

import type {LessonNodes} from './lessonNodes';

import type {FileReference} from '../../blocks/fileReferences';
import type {Blocks} from '../../blocks/types';
import type {Scan} from './scan/types';

/** A syntax error that only the parser found, not the tolerant reading before it. */
export interface SyntaxFault extends Span {
  /** The parser's own words. */
  readonly reason: string;
}

export interface ParsedLesson {
  readonly path: string;
  /** The file as it is. */
  readonly raw: string;
  /** The same text with the line endings of old Macs (CR alone) replaced; offsets do not change. */
  readonly text: string;
  readonly lines: Lines;
  readonly scan: Scan;
  /** The tree of the text with every fault blanked out; positions are those in the file. */
  readonly tree: Root;
  readonly nodes: LessonNodes;
  readonly syntaxFaults: readonly SyntaxFault[];
  /** Examples, tasks and quizzes. */
  readonly blocks: Blocks;
}

/** A parsed lesson with the words that readers see. */
export interface LessonText extends ParsedLesson {
  readonly prose: Prose;
}

/** A parsed lesson with its front matter as well. */
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
  /** Words of others, or words about code that cannot be in backticks; they keep their own spelling. */
  readonly quoted: boolean;
}

/** A paragraph, list item, cell or heading as one string, in which code counts as one word. */
export interface ProseBlock extends Position {
  readonly text: string;
  readonly kind: 'paragraph' | 'heading' | 'cell';
  /** Outside of practice, summary and optional reading. */
  readonly core: boolean;
}

/** The text of a lesson that readers see, without code. */
export interface Prose {
  readonly runs: readonly ProseRun[];
  readonly blocks: readonly ProseBlock[];
  /** English words of the runs, as written and in lower case, so that a search for other words can be skipped. */
  readonly words: ReadonlySet<string>;
}

/** Hashes of the runs of words on a page, and the line of each. */
export interface Shingles {
  readonly hashes: Uint32Array;
  readonly lines: Uint32Array;
}

/** A link or an image as written, in the text or in an attribute. */
export interface LinkFact extends Position {
  readonly url: string;
  readonly kind: 'link' | 'image' | 'folder';
  /** The widget or element, if it is in an attribute. */
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
  /** For each question with one right answer, the position at which the page shows it, from 0. */
  readonly rightPlaces: readonly number[];
}

export interface TermFact extends Position {
  /** The content of `<Term>` as written. */
  readonly text: string;
  readonly id?: string;
}

/** A prepared set that a block uses. */
export interface SetupFact extends Position {
  readonly name: string;
}

/** What other pages need to know about a page; plain data, so that threads can exchange it. */
export interface Facts {
  readonly path: string;
  readonly kind: LessonKind;
  readonly headings: readonly HeadingFact[];
  /** Ids other than those of headings: of elements and tasks. */
  readonly ids: readonly string[];
  readonly links: readonly LinkFact[];
  /** Number of words of prose, without code. */
  readonly words: number;
  /** Number of words in paragraphs and lists, without practice, summary and optional reading. */
  readonly coreWords: number;
  readonly blocks: BlockCounts;
  /** Each set once, at the first block that uses it. */
  readonly setups: readonly SetupFact[];
  /** Files that examples refer to in addition to their own. */
  readonly files: readonly FileReference[];
  readonly shingles: Shingles;
  readonly terms: readonly TermFact[];
  /** Files that the page includes, from the project's root. */
  readonly parts: readonly string[];
}
