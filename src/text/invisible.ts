/** An invisible character and its position. */
export interface Invisible {
  readonly start: number;
  readonly end: number;
  /** What it is, with its Unicode code point. */
  readonly name: string;
  /** Whether it changes the order in which the text is shown. */
  readonly isDirection: boolean;
}

/** Direction marks: they show text, including code, in a different order from the one in which it is read. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Control and format characters, line separators, and letters that are drawn as nothing. */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\u2028\u2029\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFE00-\uFE0F\u{E0000}-\u{E0FFF}]/gu;
/** Inside an emoji of several parts, such as a flag or a family, these characters are allowed. */
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3\d#*]/u;
const IN_PICTURE = /[\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte-order mark',
};

/** Every invisible character of a text, except a byte-order mark at its very beginning. */
export function findInvisible(text: string): readonly Invisible[] {
  return [...text.matchAll(INVISIBLE)].flatMap(({index, 0: symbol}) => {
    if ((symbol === '\uFEFF' && index === 0) || isPartOfPicture(text, index, symbol)) {
      return [];
    }
    const isDirection = DIRECTION.test(symbol);
    return [
      {start: index, end: index + symbol.length, name: nameOf(symbol, isDirection), isDirection},
    ];
  });
}

function nameOf(symbol: string, isDirection: boolean): string {
  const number = symbol.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const noun = isDirection ? 'direction mark' : (NAMES[symbol] ?? 'control character');
  return `${noun} U+${number}`;
}

function isPartOfPicture(text: string, index: number, symbol: string): boolean {
  if (!IN_PICTURE.test(symbol)) {
    return false;
  }
  const before = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
  return PICTURE.test(before) || IN_PICTURE.test(before);
}
