const QUOTES = new Set(['"', "'", '`']);

/**
 * Offset after the brace that closes the one at `start`, or -1. Strings and comments inside are read as
 * JavaScript, unless that leaves the brace open: in prose, an apostrophe is only an apostrophe.
 */
export function endOfBrace(text: string, start: number, limit: number): number {
  const strict = walk(text, start, limit, true);
  return strict === -1 ? walk(text, start, limit, false) : strict;
}

function walk(text: string, start: number, limit: number, asScript: boolean): number {
  let depth = 0;
  for (let index = start; index < limit; index += 1) {
    const symbol = text[index]!;
    if (symbol === '{') {
      depth += 1;
    } else if (symbol === '}') {
      depth -= 1;
      if (depth === 0) {
        return index + 1;
      }
    } else if (asScript && QUOTES.has(symbol)) {
      index = endOfString(text, index, limit, symbol);
    } else if (asScript && symbol === '/' && text[index + 1] === '*') {
      const close = text.indexOf('*/', index + 2);
      if (close === -1 || close >= limit) {
        return -1;
      }
      index = close + 1;
    }
  }
  return -1;
}

function endOfString(text: string, start: number, limit: number, quote: string): number {
  for (let index = start + 1; index < limit; index += 1) {
    if (text[index] === '\\') {
      index += 1;
    } else if (text[index] === quote) {
      return index;
    }
  }
  return limit;
}
