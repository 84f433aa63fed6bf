import {BREAK_LENGTH} from './formatLayout';

const NAMED: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};
/** Shorter texts are never split over several lines. */
const SHORT = 16;

/** Formats a string inside an object or list. */
export function quote(text: string, indent = 0): string {
  if (text.length > SHORT && text.length > BREAK_LENGTH - indent - 4) {
    return text
      .split(/(?<=\n)/)
      .map((line) => quoteLine(line))
      .join(` +\n${' '.repeat(indent + 2)}`);
  }
  return quoteLine(text);
}

function quoteLine(text: string): string {
  const mark = ["'", '"', '`'].find(
    (candidate) => !text.includes(candidate) && !(candidate === '`' && text.includes('${')),
  );
  const around = mark ?? "'";
  const escaped = text.replace(/[\u0000-\u001f\u007f-\u009f\\]/g, escape);
  return around + (mark ? escaped : escaped.replace(/'/g, "\\'")) + around;
}

function escape(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return NAMED[character] ?? `\\x${code.padStart(2, '0')}`;
}

/** Formats a key before its colon. */
export function formatKey(key: string | symbol): string {
  if (typeof key === 'symbol') {
    return `[${key.toString()}]`;
  }
  // In brackets, `__proto__` is an ordinary property; without them, it would mean the prototype.
  return key === '__proto__'
    ? `['${key}']`
    : /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(key)
      ? key
      : quoteLine(key);
}
