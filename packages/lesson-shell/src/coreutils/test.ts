import {type CustomCommand, type ExecResult, defineCommand} from 'just-bash';
import type {RunBuiltin} from './builtins';

/** `[` and `test` with bash's complaints, of which just-bash has few. */
export const OWN_TESTS = {
  '[': 'bracket:own',
  test: 'test:own',
} as const;

const COMPARE: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  '-eq': (a, b) => a === b,
  '-ne': (a, b) => a !== b,
  '-lt': (a, b) => a < b,
  '-le': (a, b) => a <= b,
  '-gt': (a, b) => a > b,
  '-ge': (a, b) => a >= b,
};

const isComparison = (word: string) => Object.hasOwn(COMPARE, word);

const UNARY = /^-[abcdefghknoprstuvwxzGLNORS]$/;
const BINARY = /^(?:==?|!=|<|>|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef|a|o))$/;
const INTEGER = /^\s*[+-]?\d+\s*$/;

export function testCommands(runBuiltin: RunBuiltin): readonly CustomCommand[] {
  return Object.entries(OWN_TESTS).map(([name, own]) =>
    defineCommand(own, async (words, context) => {
      const isClosed = name === 'test' || words.at(-1) === ']';
      const operands = name === '[' ? words.slice(0, -1) : words;
      const mistake = isClosed ? mistakeIn(operands) : "missing `]'";
      if (mistake !== undefined) {
        return {stdout: '', stderr: `bash: ${name}: ${mistake}\n`, exitCode: 2};
      }
      const known = compared(operands);
      if (known) {
        return known;
      }
      const result = await runBuiltin(name, words, context);
      return {...result, stderr: result.stderr.replace(/^(?:test|\[): /, `bash: ${name}: `)};
    }),
  );
}

function mistakeIn(operands: readonly string[]): string | undefined {
  const [first = '', second = ''] = operands;
  if (operands.length === 2 && first !== '!' && !UNARY.test(first)) {
    return `${first}: unary operator expected`;
  }
  const isGrouped = first === '!' || first === '(';
  if (operands.length === 3 && !isGrouped && !BINARY.test(second)) {
    return `${second}: binary operator expected`;
  }
  for (const [index, word] of operands.entries()) {
    const sides = [operands[index - 1], operands[index + 1]];
    if (isComparison(word) && sides.every((side) => side !== undefined)) {
      const wrong = sides.find((side) => !INTEGER.test(side));
      if (wrong !== undefined) {
        return `${wrong}: integer expression expected`;
      }
    }
  }
  return undefined;
}

/** The answer of a single comparison. */
function compared(operands: readonly string[]): ExecResult | undefined {
  const isNegated = operands.length === 4 && operands[0] === '!';
  const [left, operator, right, ...more] = isNegated ? operands.slice(1) : operands;
  const compare = COMPARE[operator ?? ''];
  if (!compare || left === undefined || right === undefined || more.length > 0) {
    return undefined;
  }
  const holds = compare(BigInt(left), BigInt(right)) !== isNegated;
  return {stdout: '', stderr: '', exitCode: holds ? 0 : 1};
}
