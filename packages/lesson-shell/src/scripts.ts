import {
  type CustomCommand,
  type ExecResult,
  type ResolvedCommandContext,
  defineCommand,
} from 'just-bash';
import type {LessonFiles} from './files';
import {isInOrder} from './lines';
import {refusal} from './refusal';
import {SCRIPT_RUNNERS} from './scriptRunners';
import {wordAt} from './syntax';
import {isOneStream} from './terminal';

interface Script {
  readonly text: string;
  /** What `$0` is, and stands before a message. */
  readonly name: string;
  readonly words: readonly string[];
  readonly isDash: boolean;
}

/** Dash, which is `sh`, would read these in another way, or not at all. */
const BASH_ALONE =
  /\[\[|\(\(|<<<|<\(|&>|==|\{\w+\.\.|\$'|=\(|\$RANDOM|\$\{\w+[/^,:@[]|\b(?:function|source|select|declare|shopt)\s|\becho\s.*(?:\\|-e)/;

const JOIN_STREAMS = 'exec 2>&1;';
const SYNTAX_EXIT_CODE = 2;
const NOT_FOUND_EXIT_CODE = 127;
const NOT_RUN_EXIT_CODE = 126;

export function scriptCommands(files: LessonFiles): readonly CustomCommand[] {
  return [
    ...(['bash', 'sh'] as const).map((shell) =>
      defineCommand(SCRIPT_RUNNERS[shell], async (words, context) =>
        isOption(words[0])
          ? failed(refusal(`${shell} ${words[0]}`))
          : await runShell(files, shell, words, context),
      ),
    ),
    defineCommand(SCRIPT_RUNNERS.path, async ([path = '', ...words], context) => {
      const full = files.resolvePath(context.cwd, path);
      if ((await files.exists(full)) && (await files.stat(full)).isDirectory) {
        return failed(`bash: ${path}: Is a directory`, NOT_RUN_EXIT_CODE);
      }
      const isScript = (await files.exists(full)) && ((await files.stat(full)).mode & 0o111) !== 0;
      const text = isScript ? await files.readFile(full) : '';
      const [, program] = /^#!.*?\b(bash|sh)[ \t]*(?:\n|$)/.exec(text) ?? [];
      return isScript && (program !== undefined || !text.startsWith('#!'))
        ? await run({text, name: path, words, isDash: program === 'sh'}, context)
        : await aside(path, words, context);
    }),
  ];
}

const isOption = (word = '') => word !== '-c' && word.startsWith('-');

/** just-bash carries it out, and what it prints stays as it is. */
async function aside(
  name: string,
  words: readonly string[],
  context: ResolvedCommandContext,
): Promise<ExecResult> {
  return await execute(`command ${[name, ...words].map(quoted).join(' ')}`, context);
}

async function runShell(
  files: LessonFiles,
  shell: 'bash' | 'sh',
  [first = '', ...rest]: readonly string[],
  context: ResolvedCommandContext,
): Promise<ExecResult> {
  const isDash = shell === 'sh';
  if (first === '-c') {
    const [text, name = shell, ...words] = rest;
    const missing = isDash
      ? 'sh: 0: -c requires an argument'
      : 'bash: -c: option requires an argument';
    return text === undefined
      ? failed(missing, SYNTAX_EXIT_CODE)
      : await run({text, name, words, isDash}, context);
  }
  const full = files.resolvePath(context.cwd, first);
  if (!(await files.exists(full))) {
    return failed(
      isDash
        ? `sh: 0: cannot open ${first}: No such file`
        : `bash: ${first}: No such file or directory`,
      isDash ? SYNTAX_EXIT_CODE : NOT_FOUND_EXIT_CODE,
    );
  }
  if ((await files.stat(full)).isDirectory) {
    return isDash
      ? failed(refusal('sh with a folder'), SYNTAX_EXIT_CODE)
      : failed(`bash: ${first}: Is a directory`, NOT_RUN_EXIT_CODE);
  }
  return await run({text: await files.readFile(full), name: first, words: rest, isDash}, context);
}

async function run(script: Script, context: ResolvedCommandContext): Promise<ExecResult> {
  const {text, name, words, isDash} = script;
  if (isDash && BASH_ALONE.test(text)) {
    return failed(`${refusal('sh with what only bash knows')} Use bash.`);
  }
  const isJoined = isOneStream(context.env) && isInOrder(text);
  const line = ['bash', '-c', (isJoined ? JOIN_STREAMS : '') + text, name, ...words];
  const {stdout, stderr, exitCode, stdoutKind} = await execute(
    `command ${line.map(quoted).join(' ')}`,
    context,
  );
  // Without what just-bash counted, as the texts have other lengths now.
  const result = {stdout, stderr, exitCode, stdoutKind};
  const isFirst =
    MISTAKE.test(stderr + stdout) && !(await hasCommandsBefore(script, stderr + stdout, context));
  const reworded = (output: string) =>
    output.replaceAll(/^.*$/gm, (one) => inWords(one, script, isFirst));
  if (isJoined) {
    return {...result, stdout: reworded(stdout), stderr: reworded(stderr)};
  }
  const isUnsure = isOneStream(context.env) && stdout !== '' && stderr !== '';
  return isUnsure && !/limit|too many commands/.test(stderr)
    ? {...failed(refusal('a script that prints and complains through pipes')), stdout: ''}
    : {...result, stderr: reworded(stderr)};
}

/** Messages that bash itself prints, beside those that name it. */
const OF_BASH =
  /^(?:bash: |(?=(?:\[|test|alias|type|export|unalias): |\w+: unbound variable$))(.*)$/;
/** A script that cannot be read, with the line: of the place, or of an open quotation mark. */
const MISTAKE = /^bash: (?:syntax error: Parse error at (\d+):|line (\d+): unexpected EOF)/m;
const UNFINISHED = 'syntax error: unexpected end of file';

/** A message of the shell as the message of a script, with its line. */
function inWords(message: string, script: Script, isFirst: boolean): string {
  const [, rest] = OF_BASH.exec(message) ?? [];
  if (rest === undefined) {
    return message;
  }
  const {text, name, isDash} = script;
  const [, place, what] = /^line (\d+): (unexpected EOF .*)$/.exec(rest) ?? [];
  const [, row, column, got] =
    /^syntax error: Parse error at (\d+):(\d+): .*?(?:got (\w+))?$/.exec(rest) ?? [];
  const line = Number(place ?? row);
  if (place === undefined && row === undefined) {
    return atLine(rest, script);
  }
  if (isDash || !text.endsWith('\n') || !isFirst) {
    return refusal('this mistake in a script');
  }
  if (place !== undefined) {
    return `${name}: line ${place}: ${what}`;
  }
  if (got === 'EOF') {
    return `${name}: line ${row}: ${UNFINISHED}`;
  }
  const wrong = text.split('\n')[line - 1] ?? '';
  const first = Number(column) - (line === 1 ? JOIN_STREAMS.length : 0);
  const token = wordAt(wrong, first);
  return `${name}: line ${row}: syntax error near unexpected token \`${token}'\n${name}: line ${row}: \`${wrong}'`;
}

/** A message with the only line of the script that it can come from. */
function atLine(rest: string, {text, name, isDash}: Script): string {
  const [, key = ''] = /^([^:\s]+): /.exec(rest) ?? [];
  const pattern = new RegExp(`(?<![\\w./-])${key.replaceAll(/[^\w]/g, String.raw`\$&`)}(?![\\w-])`);
  const rows = text
    .split('\n')
    .flatMap((one, index) => (pattern.test(one.replace(/(^|\s)#.*/, '')) ? [index + 1] : []));
  const [row, another] = rows;
  if (key === '' || row === undefined || another !== undefined) {
    return refusal('this message of a script');
  }
  if (!isDash) {
    return `${name}: line ${row}: ${rest}`;
  }
  const [, missing] = /^(.+): command not found$/.exec(rest) ?? [];
  const [, folder] = /^cd: (.+): No such file or directory$/.exec(rest) ?? [];
  return missing !== undefined
    ? `${name}: ${row}: ${missing}: not found`
    : folder !== undefined
      ? `${name}: ${row}: cd: can't cd to ${folder}`
      : refusal('this message of sh');
}

/** bash reads line by line, and has carried out what is complete before the mistake. */
async function hasCommandsBefore(
  {text}: Script,
  mistake: string,
  context: ResolvedCommandContext,
): Promise<boolean> {
  const [, row, place] = MISTAKE.exec(mistake) ?? [];
  const lines = text.split('\n').slice(0, Math.max(0, Number(row ?? place ?? 1) - 1));
  for (const index of lines.keys()) {
    const before = lines.slice(0, index + 1).join('\n');
    // A function is read, and not carried out.
    const read = await execute(`__before() {\n${before}\n:\n}`, context);
    if (/^\s*[^#\s]/m.test(before) && read.exitCode === 0) {
      return true;
    }
  }
  return false;
}

async function execute(line: string, context: ResolvedCommandContext): Promise<ExecResult> {
  const {exec, cwd, stdin, exportedEnv} = context;
  return await exec!(line, {
    cwd,
    stdin: String(stdin),
    stdinKind: 'bytes',
    env: exportedEnv ?? {},
    replaceEnv: true,
  });
}

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

function failed(message: string, exitCode = 1): ExecResult {
  return {stdout: '', stderr: `${message}\n`, exitCode};
}
