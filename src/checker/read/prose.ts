import type {Nodes} from 'mdast';
import type {ParsedLesson} from './lesson';
import type {ProseRun, ProseBlock, Prose} from './lesson';

/** White space other than a single ordinary space. */
const LONG_SPACE = /[^\S ]\s*| \s+/g;
const ATTRIBUTES = new Set(['alt', 'caption', 'title', 'text']);

/** Their content is practice, revision or optional reading. */
const NOT_CORE = new Set<string | null>(['Task', 'Quiz', 'Summary', 'GoingFurther']);

const ENGLISH_WORD = /[A-Za-z]+/g;

export function collectProse(lesson: ParsedLesson): Prose {
  const runs = proseRuns(lesson);
  return {runs, blocks: proseBlocks(lesson), words: wordsOfRuns(runs)};
}

function wordsOfRuns(runs: readonly ProseRun[]): ReadonlySet<string> {
  const words = new Set(runs.flatMap(({text}) => text.match(ENGLISH_WORD) ?? []));
  return new Set([...words, ...[...words].map((word) => word.toLowerCase())]);
}

/** Whether the page has all the words of at least one form, even if they are not together. */
export function mayHave({words}: Prose, forms: readonly (readonly string[])[]): boolean {
  return forms.some((form) => form.every((word) => words.has(word)));
}

/** The English words of each text, as `mayHave` expects them. */
export function toForms(texts: readonly string[]): readonly (readonly string[])[] {
  return texts.map((text) => text.match(ENGLISH_WORD) ?? []);
}

/** Every run of words that readers see, with its position. */
function proseRuns({nodes, scan, text, lines}: ParsedLesson): readonly ProseRun[] {
  const sources = new Set(
    nodes.links.filter(({url}) => /^https?:/.test(url)).flatMap((link) => textsIn(link)),
  );
  return [
    ...nodes.texts.map((node): ProseRun => {
      const {start, end} = nodes.spanOf(node);
      const {line, column} = node.position!.start;
      return {line, column, text: text.slice(start, end), start, quoted: sources.has(node)};
    }),
    ...scan.tags.flatMap(({attributes}) =>
      attributes.flatMap(({name, value}) =>
        ATTRIBUTES.has(name) && value?.kind === 'string'
          ? [
              {
                ...lines.at(value.start + 1),
                text: value.text,
                start: value.start + 1,
                quoted: name === 'alt',
              },
            ]
          : [],
      ),
    ),
  ];
}

/** The blocks of prose of a lesson in reading order. */
function proseBlocks({nodes}: ParsedLesson): readonly ProseBlock[] {
  const block = (node: Nodes, kind: ProseBlock['kind']): ProseBlock => {
    const {line, column} = node.position!.start;
    const core = !nodes
      .parentsOf(node)
      .some((parent) => 'name' in parent && NOT_CORE.has(parent.name));
    return {line, column, kind, core, text: wordsOf(node).replace(LONG_SPACE, ' ').trim()};
  };
  return [
    ...nodes.headings.map((node) => block(node, 'heading')),
    ...nodes.paragraphs.map((node) => block(node, 'paragraph')),
    ...nodes.tables.flatMap(({children}) =>
      children.flatMap((row) => row.children.map((cell) => block(cell, 'cell'))),
    ),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

function textsIn(node: Nodes): readonly Nodes[] {
  return 'children' in node ? (node.children as readonly Nodes[]).flatMap(textsIn) : [node];
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode') {
    return node.value.replace(/\s+/g, '_').replace(/[.!?]/g, '_');
  }
  return 'children' in node ? (node.children as readonly Nodes[]).map(wordsOf).join('') : ' ';
}

/** Sentences of a block of prose. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs|Mr|Ms|Dr)\./g, (match) => match.slice(0, -1))
    .split(/(?<=[.!?:]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d_])/u)
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Number of words in the paragraphs and lists that explain. */
export function coreWordCount({blocks}: Prose): number {
  return blocks
    .filter(({kind, core}) => kind === 'paragraph' && core)
    .reduce((sum, {text}) => sum + wordCount(text), 0);
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}_][^\s]*/gu)?.length ?? 0;
}
