import type {LessonText} from './lesson';
import type {Shingles} from './lesson';

/** Words in a run; shorter runs are phrases that everyone uses. */
export const SHINGLE_WORDS = 8;

const WORD = /[\p{L}\p{N}_]+/gu;

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits: fast, and not meant to be secure. */
function hashOfWord(word: string): number {
  let value = FNV_START;
  for (let index = 0; index < word.length; index += 1) {
    value = Math.imul(value ^ word.charCodeAt(index), FNV_PRIME);
  }
  return value;
}

/** The same hash, over the hashes of the words in a run. */
function hashOfRun(words: readonly number[], start: number): number {
  let value = FNV_START;
  for (let index = start; index < start + SHINGLE_WORDS; index += 1) {
    value = Math.imul(value ^ words[index]!, FNV_PRIME);
    value ^= value >>> 15;
  }
  return value >>> 0;
}

/** Every run of eight words within a paragraph. */
export function shinglesOf(lesson: LessonText): Shingles {
  const hashes: number[] = [];
  const lines: number[] = [];
  for (const {text, line, kind} of lesson.prose.blocks) {
    const words = kind === 'heading' ? [] : (text.toLowerCase().match(WORD) ?? []).map(hashOfWord);
    for (let index = 0; index + SHINGLE_WORDS <= words.length; index += 1) {
      hashes.push(hashOfRun(words, index));
      lines.push(line);
    }
  }
  return {hashes: Uint32Array.from(hashes), lines: Uint32Array.from(lines)};
}

export interface Repetition {
  /** The later of the two pages. */
  readonly path: string;
  readonly line: number;
  readonly other: string;
  readonly otherLine: number;
  /** Number of runs that both pages contain. */
  readonly shared: number;
  /** The same number as a share of the runs on the shorter page. */
  readonly share: number;
}

/** A run that appears on more pages than this is a common phrase of the portal. */
const COMMON = 12;

/** Pairs of pages that share passages word for word. */
export function findRepetitions(
  pages: readonly {readonly path: string; readonly shingles: Shingles}[],
  isTooMuch: (shared: number, share: number) => boolean,
): readonly Repetition[] {
  const owners = new Map<number, {readonly page: number; readonly line: number}[]>();
  pages.forEach(({shingles: {hashes, lines}}, page) => {
    hashes.forEach((value, index) => {
      const list = owners.get(value);
      if (list === undefined) {
        owners.set(value, [{page, line: lines[index]!}]);
      } else if (list.at(-1)!.page !== page) {
        list.push({page, line: lines[index]!});
      }
    });
  });
  const pairs = new Map<
    string,
    {page: number; other: number; line: number; otherLine: number; shared: number}
  >();
  for (const list of owners.values()) {
    if (list.length < 2 || list.length > COMMON) {
      continue;
    }
    for (const [index, later] of list.entries()) {
      for (const earlier of list.slice(0, index)) {
        const key = `${earlier.page} ${later.page}`;
        const pair = pairs.get(key);
        if (pair === undefined) {
          pairs.set(key, {
            page: later.page,
            line: later.line,
            other: earlier.page,
            otherLine: earlier.line,
            shared: 1,
          });
        } else {
          pair.shared += 1;
        }
      }
    }
  }
  return [...pairs.values()].flatMap(({page, other, line, otherLine, shared}) => {
    const [a, b] = [pages[page]!, pages[other]!];
    const share =
      shared / Math.max(1, Math.min(a.shingles.hashes.length, b.shingles.hashes.length));
    return isTooMuch(shared, share)
      ? [{path: a.path, line, other: b.path, otherLine, shared, share}]
      : [];
  });
}
