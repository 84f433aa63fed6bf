/** A word of a text as indexed for full-text search, with its position. */
export interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Longer sequences are data and not words: encoded images, hashes. */
const LONGEST_TERM = 40;

/**
 * A name including the symbols that mark it as code (`:has`, `::before`, `@media`, `$name`, `--accent`), or
 * an operator. Hyphens, dots and underscores are part of a name.
 */
const NAME =
  /(::?|@|\$|--)?([\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*)|=>|[=!]==?|&&|\|\||\?\?|\?\.|\.\.\.|\+\+|\*\*|->|[<>]=/gu;
const PART = /[\p{L}\p{N}]+/gu;
/** Names such as `addEventListener`. `JavaScript` and `GitHub` are words and are not split. */
const CAMEL_CASE = /^\p{Ll}[\p{L}\p{N}]*\p{Lu}/u;
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+/gu;
const ENDING = /^['’](?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}])/iu;
/** Also indexed without the dot, so that `nodejs` finds `Node.js`. */
const SCRIPT_NAME = /^\p{L}+\.js$/iu;
const MARKS = /\p{M}/gu;
const NON_ASCII = /[^\0-\x7F]/;

/**
 * Splits a text into words. A name in code yields itself and its parts, so that `addEventListener`, `event
 * listener`, `grid-template-areas`, `:has` and `$_GET` are all found.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  NAME.lastIndex = 0;
  for (let match = NAME.exec(text); match !== null; match = NAME.exec(text)) {
    const [whole, sign = '', name] = match;
    const start = match.index;
    const end = start + whole.length;
    if (name === undefined) {
      add(whole, start, end);
      continue;
    }
    if (sign !== '') {
      add(whole, start, end);
    }
    addName(name, end - name.length);
    const ending = ENDING.exec(text.slice(end, end + 4))?.[0];
    NAME.lastIndex += ending?.length ?? 0;
  }
  return words;

  function addName(name: string, start: number): void {
    const parts = [...name.matchAll(PART)];
    if (parts.length !== 1 || parts[0]![0] !== name) {
      add(name, start, start + name.length);
    }
    if (SCRIPT_NAME.test(name)) {
      add(name.replace('.', ''), start, start + name.length);
    }
    for (const part of parts) {
      const from = start + part.index;
      add(part[0], from, from + part[0].length);
      if (CAMEL_CASE.test(part[0])) {
        for (const hump of part[0].matchAll(HUMP)) {
          add(hump[0], from + hump.index, from + hump.index + hump[0].length);
        }
      }
    }
  }

  function add(word: string, start: number, end: number): void {
    if (word.length <= LONGEST_TERM) {
      words.push({term: fold(word), start, end});
    }
  }
}

/** Converts to lower case and removes accents. */
function fold(word: string): string {
  return NON_ASCII.test(word)
    ? word.normalize('NFKD').replace(MARKS, '').toLowerCase()
    : word.toLowerCase();
}

/**
 * A query word with the terms to look for, in order of preference: the name as typed and then, if no page
 * contains it, all of its parts.
 */
export interface QueryWord {
  readonly term: string;
  readonly parts: readonly string[];
}

export function queryWords(query: string): readonly QueryWord[] {
  const found: {term: string; start: number; end: number; parts: string[]}[] = [];
  for (const word of wordsOf(query)) {
    const around = found.at(-1);
    if (around !== undefined && word.start >= around.start && word.end <= around.end) {
      around.parts.push(word.term);
    } else {
      found.push({...word, parts: []});
    }
  }
  const unique = new Map(found.map(({term, parts}) => [term, {term, parts: [...new Set(parts)]}]));
  return [...unique.values()];
}
