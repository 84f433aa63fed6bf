import type {Lesson} from '../../checker/read/lesson';
import type {CodeFile} from '../../blocks/types';
import {resolveFileLink} from '../../sources/links';
import {namesInCode, type CodeName} from './codeNames';

/** The names that a lesson uses in its code and those that its sentences explain: all that later lessons need. */
export interface LessonCode {
  readonly path: string;
  /** With their lines in the lesson. */
  readonly used: readonly CodeName[];
  /** Words in the code spans of its sentences and tables. */
  readonly named: ReadonlySet<string>;
  /** Paths of the lessons that this one builds on. */
  readonly requires: readonly string[];
}

export interface Unexplained {
  readonly path: string;
  readonly names: readonly CodeName[];
}

/** The brief of a task and the answers of a question use names; they do not explain them. */
const PRACTICE = new Set<string | null>(['Task', 'Quiz']);
const WORD = /--?[A-Za-z][\w-]*|[A-Za-z_$][\w$-]*/g;

/** Reads what `unexplainedCode` needs to know about a lesson. */
export function readLessonCode({
  path,
  blocks,
  nodes,
  frontMatter: {frontMatter},
}: Lesson): LessonCode {
  const files = blocks.blocks.flatMap((block): readonly CodeFile[] => {
    if (block.kind === 'quiz') {
      return [];
    }
    return block.kind === 'task' ? block.start : block.files;
  });
  const spans = nodes.inlineCode.filter(
    (node) =>
      !nodes.parentsOf(node).some((parent) => 'name' in parent && PRACTICE.has(parent.name)) &&
      nodes.parentsOf(node).some(({type}) => type === 'paragraph' || type === 'tableCell'),
  );
  return {
    path,
    used: files
      .filter(({hidden, inherited}) => !hidden && !inherited)
      .flatMap(({lang, text, line: start}) =>
        namesInCode(lang, text).map(({line, ...name}) => ({...name, line: start + line - 1})),
      ),
    named: new Set(spans.flatMap(({value}) => value.match(WORD) ?? [])),
    requires: (frontMatter.requires ?? []).map((link) => resolveFileLink(link, path).file),
  };
}

/**
 * The names that appear in the code of a lesson for the first time in its `requires` chain, and in no sentence of
 * the lesson or of an earlier one, in the order of their lines. Lessons without such names are left out.
 */
export function unexplainedCode(lessons: readonly LessonCode[]): readonly Unexplained[] {
  const byPath = new Map(lessons.map((lesson) => [lesson.path, lesson]));
  return lessons
    .map((lesson) => ({path: lesson.path, names: newNames(lesson, earlierThan(lesson, byPath))}))
    .filter(({names}) => names.length > 0);
}

function newNames(lesson: LessonCode, earlier: readonly LessonCode[]): readonly CodeName[] {
  const known = new Set(earlier.flatMap(({used}) => used.map(keyOf)));
  const named = [lesson, ...earlier].map((one) => one.named);
  const isNamed = (word: string): boolean => named.some((words) => words.has(word));
  return lesson.used
    .filter((name) => {
      const isNew = !known.has(keyOf(name));
      known.add(keyOf(name));
      return isNew && !wordsFor(name).some((words) => words.every(isNamed));
    })
    .sort((a, b) => a.line - b.line);
}

function keyOf({kind, name}: CodeName): string {
  return `${kind} ${name}`;
}

/** The words that explain a name: `-am` is also explained by `-a` and `-m`. */
function wordsFor({kind, name}: CodeName): readonly (readonly string[])[] {
  const isGroup = kind === 'flag' && /^-[A-Za-z]{2,}$/.test(name);
  const word = name.replace(/\(\)$/, '');
  return [[word], ...(isGroup ? [[...name.slice(1)].map((letter) => `-${letter}`)] : [])];
}

/** Every lesson in the `requires` chain of a lesson. */
function earlierThan(
  {path, requires}: LessonCode,
  byPath: ReadonlyMap<string, LessonCode>,
): readonly LessonCode[] {
  const seen = new Set([path]);
  const chain: LessonCode[] = [];
  const waiting = [...requires];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const lesson = byPath.get(next);
    if (lesson !== undefined && !seen.has(next)) {
      seen.add(next);
      chain.push(lesson);
      waiting.push(...lesson.requires);
    }
  }
  return chain;
}
