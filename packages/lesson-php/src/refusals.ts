import {withoutTexts} from './pdo';
import type {PhpError, PhpResult} from './types';

/** What was printed before the refusal, and the refusal. */
interface Refused {
  readonly output: string;
  readonly error: PhpError;
}

/** How every sentence begins that says what this build of PHP cannot do. */
export const REFUSAL = 'Not in this PHP: ';

const NARROW = `${REFUSAL}integers have 32 bits here, and 64 where PHP usually runs. Keep whole numbers between -2147483648 and 2147483647, and dates before 2038.`;

const FIBER = `${REFUSAL}a Fiber cannot run here. A generator (yield) can.`;

const NO_DRIVER = `${REFUSAL}MySQL is found by new PDO(…) and by a class that extends PDO, not by a class whose name PHP gives.`;

/** What has 64 bits by its meaning. */
const NAMED = /\bPHP_INT_(?:MAX|MIN|SIZE)\b/;

const LARGEST = 2n ** 31n - 1n;
/** Beyond this, PHP reads a float everywhere. */
const LARGEST_WIDE = 2n ** 63n - 1n;

/** Whole numbers as PHP writes them: decimal, hexadecimal, octal and binary. */
const WHOLE = /(?<![\w.$])(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO]?[0-7_]+|[1-9][\d_]*)(?![\w.])/g;

/** What PHP says of a number that did not fit. */
const SAID =
  /\n(?:Warning|Deprecated|Fatal error): [^\n]*?(?:Implicit conversion from float -?\d{10,} to int|Epoch doesn't fit in a PHP integer)/;

/** What an integer that did not fit may have left in the output; so may a float. */
const TRACE =
  /\bfloat\(-?\d{10,}\)|\dE\+1[0-8](?!\d)|(?<!\d)\d{10,}\.0(?!\d)|(?<!\d)214748364[78](?!\d)|must be of type \??int\b/;

/** Code whose result may depend on the size of an integer, and not look like it. */
const QUIET =
  /<<|\(\s*int(?:eger)?\s*\)|\bFILTER_VALIDATE_INT\b|\b(?:intval|is_int|is_float|is_integer|is_double|gettype|get_debug_type|var_export|serialize|crc32|ip2long|hrtime|decbin|dechex|decoct|bindec|hexdec|octdec)\s*\(|%[^a-zA-Z%\s]*[bxXou]\b/;

/** Why the code cannot be trusted to this build, where its text alone says so. */
export function refusalOf(code: string): PhpError | undefined {
  const bare = withoutTexts(code.includes('<?') ? code : `<?php ${code}`);
  return NAMED.test(bare) || bare.match(WHOLE)?.some(isWide) ? {message: NARROW} : undefined;
}

/** The same, where PHP has said so; what was printed until then is right. */
export function narrowed(printed: string): Refused | undefined {
  return cutAt(printed, SAID.exec(printed)?.index);
}

/** Whether only a second run can tell if a whole number left its 32 bits. */
export function mayBeNarrow(code: string, {output, error}: PhpResult): boolean {
  return QUIET.test(code) || TRACE.test(`${output}\n${error?.message ?? ''}`);
}

/** A page that cannot be asked for twice is refused where a number may not have fitted. */
export function suspected(printed: string): Refused | undefined {
  return cutAt(printed, TRACE.exec(printed)?.index);
}

/** The result of a run in which a number did not fit. */
export function narrow(output: string): Refused {
  return {output, error: {message: NARROW}};
}

function cutAt(printed: string, place: number | undefined): Refused | undefined {
  return place === undefined ? undefined : narrow(printed.slice(0, place));
}

/** PHP's own PDO, which only PHP knows by its name there, has no driver for MySQL in this build. */
export function withoutDriver(printed: string): Refused | undefined {
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
  const value = BigInt(digits.toLowerCase());
  return value > LARGEST && value <= LARGEST_WIDE;
}
