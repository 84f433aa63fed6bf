import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {PROJECT} from '../../text/project';

/** An entry of content/words.yml as written. */
export interface Wording {
  /** A regular expression; a space matches any white space. */
  readonly find: string;
  /** What the words were meant to say. */
  readonly sense: string;
  readonly write: string;
  /** Sentences in which the words must be found, and sentences in which they must not. */
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

export interface Wrong {
  readonly start: number;
  /** The words that were found. */
  readonly words: string;
  readonly wording: Wording;
}

const FILE = 'content/words.yml';
/** A space between two words, but not in a character class or before a `?`. */
const SPACE = / (?=[\w(])(?![^[]*\])/g;

let loaded: ((text: string) => readonly Wrong[]) | undefined;

/** Looks for the words listed in content/words.yml. */
export function findWording(text: string): readonly Wrong[] {
  loaded ??= createFinder(readWordings());
  return loaded(text);
}

export function readWordings(): readonly Wording[] {
  return parse(readFileSync(join(PROJECT, FILE), 'utf8')) as readonly Wording[];
}

/** Makes a function that finds the wordings in a text, in order; of two that overlap, only the first. */
export function createFinder(wordings: readonly Wording[]): (text: string) => readonly Wrong[] {
  const patterns = wordings.map((wording) => ({wording, pattern: patternOf(wording)}));
  return (text) =>
    patterns
      .flatMap(({wording, pattern}) =>
        [...text.matchAll(pattern)].map(({index, 0: words}) => ({start: index, words, wording})),
      )
      .sort((a, b) => a.start - b.start)
      .filter((wrong, index, all) =>
        all.slice(0, index).every((earlier) => endOf(earlier) <= wrong.start),
      );
}

function endOf({start, words}: Wrong): number {
  return start + words.length;
}

function patternOf({find}: Wording): RegExp {
  try {
    return new RegExp(find.replace(SPACE, '\\s+').replaceAll(' ', '\\s'), 'gi');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${FILE}: the entry ${find} is not a valid regular expression: ${reason}`);
  }
}
