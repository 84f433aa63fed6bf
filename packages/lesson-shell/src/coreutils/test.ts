import {type CustomCommand, type ExecResult, defineCommand} from 'just-bash';
import type {RunBuiltin} from './builtins';

/** `[` and `test` with a comparison of numbers, which just-bash makes of any words without a complaint. */
export const NUMBER_TESTS = {
  '[': 'bracket:numbers',
  test: 'test:numbers',
} as const;

const COMPARE: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  '-eq': (a, b) => a === b,
  '-ne': (a, b) => a !== b,
  '-lt': (a, b) => a < b,
  '-le': (a, b) => a <= b,
  '-gt': (a, b) => a > b,
  '-ge': (a, b) => a >= b,
};

export const isComparison = (word: string) => Object.hasOwn(COMPARE, word);

const UNARY = /^-[A-Za-z]$/;
const INTEGER = /^\s*[+-]?\d+\s*$/;

export function numberTestCommands(runBuiltin: RunBuiltin): readonly CustomCommand[] {
  return Object.entries(NUMBER_TESTS).map(([name, own]) =>
    defineCommand(own, async (words, context) => {
      const isClosed = name === 'test' || words.at(-1) === ']';
      const operands = name === '[' ? words.slice(0, -1) : words;
      const mistake = isClosed ? mistakeIn(operands) : "missing `]'";
      if (mistake !== undefined) {
        return {stdout: '', stderr: `bash: ${name}: ${mistake}\n`, exitCode: 2};
      }
      return compared(operands) ?? (await runBuiltin(name, words, context));
    }),
  );
}

function mistakeIn(operands: readonly string[]): string | undefined {
  const [first = ''] = operands;
  if (operands.length === 2 && first !== '!' && !UNARY.test(first)) {
    return `${first}: unary operator expected`;
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
