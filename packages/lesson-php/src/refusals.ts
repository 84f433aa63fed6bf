import {withoutTexts} from './pdo';
import type {PhpError} from './types';

/** How every sentence begins that says what this build of PHP cannot do. */
export const REFUSAL = 'Not in this PHP: ';

const NARROW = `${REFUSAL}integers have 32 bits here, and 64 where PHP usually runs. Keep whole numbers between -2147483648 and 2147483647, and dates before 2038.`;

const FIBER = `${REFUSAL}a Fiber cannot run here. A generator (yield) can.`;

const NO_DRIVER = `${REFUSAL}MySQL is found by new PDO(…) and by a class that extends PDO, not by a class whose name PHP gives.`;

/** What depends on the size of an integer by its meaning. */
const NAMED = /\b(?:PHP_INT_(?:MAX|MIN|SIZE)\b|(?:crc32|ip2long|hrtime)\s*\()/;

const LARGEST = 2n ** 31n - 1n;

/** Whole numbers as PHP writes them: decimal, hexadecimal, octal and binary. */
const WHOLE = /(?<![\w.$])(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO]?[0-7_]+|[1-9][\d_]*)(?![\w.])/g;

/** A whole number that did not fit, as PHP prints the float that it became, or what PHP says of it. */
const WIDE =
  /\bfloat\(-?\d{10,}\)|\b(?:float\()?-?\d(?:\.\d+)?E\+1[5-8]\b|\b\d{10,}\.0\b|\n(?:Warning|Deprecated|Fatal error): [^\n]*?(?:Implicit conversion from float -?\d{10,} to int|Epoch doesn't fit in a PHP integer)/;

/** Why the code cannot be trusted to this build, where its text alone says so. */
export function refusalOf(code: string): PhpError | undefined {
  const bare = withoutTexts(code.includes('<?') ? code : `<?php ${code}`);
  return NAMED.test(bare) || bare.match(WHOLE)?.some(isWide) ? {message: NARROW} : undefined;
}

/** The same, where what was printed says so; that far, the output is right. */
export function narrowed(
  printed: string,
): {readonly output: string; readonly error: PhpError} | undefined {
  const match = WIDE.exec(printed);
  return match ? {output: printed.slice(0, match.index), error: {message: NARROW}} : undefined;
}

/** PHP's own PDO, which only PHP knows by its name there, has no driver for MySQL in this build. */
export function withoutDriver(
  printed: string,
): {readonly output: string; readonly error: PhpError} | undefined {
  const place = printed.indexOf('could not find driver');
  return place === -1
    ? undefined
    : {output: printed.slice(0, place).replace(/\n[^\n]*$/, ''), error: {message: NO_DRIVER}};
}

/** PHP's fibers need stacks that WebAssembly does not have. */
export function refusedCrash(message: string): PhpError | undefined {
  return /getcontext|makecontext|swapcontext/.test(message) ? {message: FIBER} : undefined;
}

function isWide(literal: string): boolean {
  const digits = literal.replaceAll('_', '').replace(/^0(?=[0-7])/, '0o');
  return BigInt(digits.toLowerCase()) > LARGEST;
}
