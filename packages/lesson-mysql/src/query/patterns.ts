import {MysqlError} from '../errors/errors';
import {foldText} from '../types/collate';

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** A test for LIKE; case and accents count only in a binary comparison. */
export function likePattern(
  pattern: string,
  escape: string,
  binary: boolean,
): (text: string) => boolean {
  let source = '';
  const chars = [...pattern];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at]!;
    if (char === escape && at + 1 < chars.length) {
      source += literal(chars[++at]!, binary);
    } else if (char === '%') {
      source += '[^]*';
    } else {
      source += char === '_' ? '[^]' : literal(char, binary);
    }
  }
  const test = new RegExp(`^${source}$`, 'u');
  return (text) => test.test(binary ? text : foldEach(text));
}

function literal(char: string, binary: boolean): string {
  return (binary ? char : foldEach(char)).replace(SPECIAL, '\\$&');
}

/** Letter by letter, so that `_` still stands for one. */
function foldEach(text: string): string {
  return Array.from(text.normalize('NFC'), (char) => {
    const folded = foldText(char);
    return [...folded].length === 1 ? folded : char.toLowerCase();
  }).join('');
}

export function regexpPattern(pattern: string, binary: boolean, flags = ''): RegExp {
  if (pattern === '') {
    throw new MysqlError(3685, 'HY000', 'Illegal argument to a regular expression.');
  }
  const source = pattern
    .replace(/\[\[:(<|>):\]\]/g, '\\b')
    .replace(/\[:(\w+):\]/g, (all, name: string) => CLASSES[name] ?? all);
  try {
    return new RegExp(source, `${binary ? '' : 'i'}u${flags}`);
  } catch {
    throw new MysqlError(3692, 'HY000', 'Incorrect description of a {min,max} interval.');
  }
}

const CLASSES: Readonly<Record<string, string>> = {
  alpha: '\\p{L}',
  digit: '\\d',
  alnum: '\\p{L}\\d',
  space: '\\s',
  upper: '\\p{L}',
  lower: '\\p{L}',
  punct: '\\p{P}',
};
