import {refusal} from '../refusal';

const MISSING = 'No such file or directory';

/** What is known of the call whose messages are put right. */
interface Failure {
  readonly words: readonly string[];
  readonly isFolder: (name: string) => boolean;
}

type Rule = readonly [
  pattern: RegExp,
  words: string | ((found: string, failure: Failure) => string),
];

/** How a program that opens files tells that it cannot. */
function opening(program: string): Rule {
  return [
    new RegExp(`^${program}: (.+): ${MISSING}$`),
    (name, {isFolder}) =>
      isFolder(name)
        ? `${program}: error reading '${name}': Is a directory`
        : `${program}: cannot open '${name}' for reading: ${MISSING}`,
  ];
}

const count = (program: string): Rule => [
  new RegExp(`^${program}: invalid number of (lines|bytes)$`),
  (what, {words}) => {
    const given = words.find((_, index) => index > 0 && /^-[nc]$/.test(words[index - 1]!));
    return `${program}: invalid number of ${what}: '${given ?? ''}'`;
  },
];

const OPERATOR = /^(?:[-+*\/%&|:]|[<>]=?|!?=|==)$/;

function exprMistake(words: readonly string[]): string {
  const {length} = words;
  const misplaced = words.find((word, index) => index % 2 === 1 && !OPERATOR.test(word));
  if (misplaced !== undefined) {
    return `expr: syntax error: unexpected argument '${misplaced}'`;
  }
  return length > 0 && length % 2 === 0
    ? `expr: syntax error: missing argument after '${words.at(-1)}'`
    : refusal("expr's own message");
}

/** Messages of just-bash that are not GNU's. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  cat: [
    [
      new RegExp(`^cat: (.+): ${MISSING}$`),
      (name, {isFolder}) => `cat: ${name}: ${isFolder(name) ? 'Is a directory' : MISSING}`,
    ],
  ],
  cut: [
    [/^cut: invalid range$/, 'cut: fields are numbered from 1'],
    [
      /^cut: you must specify a list of bytes, characters, or fields$/,
      (_, {words}) =>
        words.at(-1) === '-f'
          ? "cut: option requires an argument -- 'f'"
          : 'cut: you must specify a list of bytes, characters, or fields',
    ],
  ],
  expr: [[/^expr: syntax error$/, (_, {words}) => exprMistake(words)]],
  find: [
    [new RegExp(`^find: ([^']+): ${MISSING}$`), (name) => `find: '${name}': ${MISSING}`],
    [/^find: unknown predicate '(.+)'$/, (name) => `find: unknown predicate \`${name}'`],
    [/^find: missing argument to '(.+)'$/, (name) => `find: missing argument to \`${name}'`],
  ],
  head: [opening('head'), count('head')],
  split: [opening('split')],
  awk: [
    [
      new RegExp(`^awk: (.+): ${MISSING}$`),
      (name) => `awk: fatal: cannot open file \`${name}' for reading: ${MISSING}`,
    ],
    [/^awk: (Unexpected token.*)$/, (what) => `awk: ${what} (${refusal("awk's own message")})`],
  ],
  ln: [
    [
      /^ln: failed to create link (.+)$/,
      (rest, {words}) =>
        `ln: failed to create ${words.includes('-s') ? 'symbolic' : 'hard'} link ${rest}`,
    ],
  ],
  printf: [
    [/^printf: usage: printf format.*$/, 'printf: usage: printf [-v var] format [arguments]'],
    [/^printf: (.*: invalid number)$/, (rest) => `bash: printf: ${rest}`],
  ],
  rev: [[new RegExp(`^rev: (.+): ${MISSING}$`), (name) => `rev: cannot open ${name}: ${MISSING}`]],
  sed: [
    [new RegExp(`^sed: (.+): ${MISSING}$`), (name) => `sed: can't read ${name}: ${MISSING}`],
    [
      /^sed: invalid command: (.)$/,
      (letter) => `sed: -e expression #1, char 1: unknown command: \`${letter}'`,
    ],
    [/^sed: no script specified$/, refusal('sed without a script')],
  ],
  stat: [[/^stat: cannot stat (.*)$/, (rest) => `stat: cannot statx ${rest}`]],
  strings: [
    [new RegExp(`^strings: (.+): ${MISSING}$`), (name) => `strings: '${name}': No such file`],
  ],
  tail: [opening('tail'), count('tail')],
  tr: [
    [
      /^tr: missing operand after SET1$/,
      (_, {words}) =>
        `tr: missing operand after '${words.at(-1)}'\nTwo strings must be given when translating.`,
    ],
  ],
};

/** After these, GNU's programs say where to read on. */
const USAGE =
  /^\w+: (?:missing (?:file )?operand|invalid option --|unrecognized option|option requires|invalid mode|invalid time interval|invalid floating point|you must specify|fields are numbered)/;
const ADVICE = "Try '";

/** The messages of a command of just-bash in GNU's words. */
export function gnuMessages(program: string, stderr: string, failure: Failure): string {
  const lines = stderr.split('\n').map((line) => inGnuWords(line, RULES[program] ?? [], failure));
  const text = lines.join('\n');
  return USAGE.test(text) && !text.includes(ADVICE)
    ? `${text}Try '${program} --help' for more information.\n`
    : text;
}

/** just-bash lets the error of its file system through here and there. */
const RAW = /^(\w+): ENOENT: no such file or directory, \w+ '.*'$/;
const RAW_END = /ENOENT: no such file or directory, \w+ '.*'$/;

function inGnuWords(raw: string, rules: readonly Rule[], failure: Failure): string {
  const operand = failure.words.find((word) => !/^-|^\d+$/.test(word));
  const line = raw
    .replace(RAW, `$1: ${operand}: ${MISSING}`)
    .replace(/^(\w+): <path>:/, `$1: ${operand}:`)
    .replace(RAW_END, MISSING);
  for (const [pattern, words] of rules) {
    if (pattern.test(line)) {
      return line.replace(pattern, (_, found: string) =>
        typeof words === 'string' ? words : words(found, failure),
      );
    }
  }
  return line;
}
