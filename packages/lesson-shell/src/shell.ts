import {Bash, type BashExecResult} from 'just-bash';
import {Clock} from './clock';
import {Screen, unpainted} from './colours';
import {commands} from './commands';
import {complete} from './complete';
import {LessonFiles} from './files';
import {definedFunctions} from './functions';
import {Git} from './git/context';
import {hasPipe, isInOrder, isList, isPipeline} from './lines';
import type {Completion} from './prompt/completion';
import {definedArrays, refusedSetting} from './settings';
import {STARTUP, withFolders} from './startup';
import {stepsOf} from './steps';
import {ELSEWHERE, terminalPlugin} from './terminal';
import {unexpectedToken, wordAt} from './syntax';
import {refusal} from './refusal';
import {NO_SECOND_WALL, OUTPUT_LIMIT, type StopReason} from './limits';

const HOME = '/home/student';

/** Steps that an honest command never needs; an endless loop meets them in about a second. */
const LIMITS = {
  maxCommandCount: 5_000,
  maxLoopIterations: 5_000,
  maxCallDepth: 60,
  maxOutputSize: OUTPUT_LIMIT,
  maxStringLength: 5_000_000,
} as const;

const ENVIRONMENT: Readonly<Record<string, string>> = {
  HOME,
  USER: 'student',
  LOGNAME: 'student',
  SHELL: '/bin/bash',
  LANG: 'en_CA.UTF-8',
  TERM: 'xterm-256color',
  TZ: 'America/Toronto',
};

/** What a command printed. */
export interface Printed {
  readonly text: string;
  /** The limit that stopped the command. */
  readonly stopped?: StopReason;
}

export interface TypeOptions {
  /** The output has the colours that the programs give it on a terminal, as SGR codes. */
  readonly isColoured?: boolean;
}

/** A shell that keeps folder, variables and aliases from one line to the next, as a terminal does. */
export class Shell {
  readonly files = new LessonFiles();
  private readonly bash: Bash;
  private env: Record<string, string> = {...ENVIRONMENT};
  private cwd = HOME;
  private exitCode = 0;
  private readonly typed: string[] = [];
  private definitions = STARTUP;
  private readonly arrays = new Set<string>();
  private readonly screen = new Screen();

  private constructor(private readonly clock: Clock) {
    this.bash = new Bash({
      fs: this.files,
      cwd: HOME,
      env: {...ENVIRONMENT},
      executionLimits: LIMITS,
      defenseInDepth: NO_SECOND_WALL,
      customCommands: [
        ...commands({
          files: this.files,
          clock: this.clock,
          home: HOME,
          typed: this.typed,
          limits: LIMITS,
          screen: this.screen,
        }),
      ],
      sleep: async () => undefined,
      processInfo: {uid: 1000, gid: 1000},
    });
    this.bash.registerTransformPlugin(terminalPlugin);
  }

  /** @param setup files for the home folder; those below `remotes/` go to `/remotes` */
  static async start(setup: Readonly<Record<string, string>>): Promise<Shell> {
    const clock = new Clock();
    const shell = await clock.during(async () => new Shell(clock));
    await clock.during(async () => {
      await shell.files.mkdir(HOME, {recursive: true});
      for (const [name, content] of Object.entries(setup)) {
        if (name !== SETUP_SCRIPT) {
          await shell.files.install(`${HOME}/${name}`, decoded(content));
        }
      }
    });
    const script = setup[SETUP_SCRIPT];
    if (script !== undefined) {
      await shell.runScript(script);
    }
    return shell;
  }

  /** Types a command at the prompt. */
  async type(command: string, {isColoured = false}: TypeOptions = {}): Promise<Printed> {
    this.typed.push(command);
    const run = async () => await this.run(command);
    return isColoured ? await this.screen.inColour(run) : await run();
  }

  async run(command: string): Promise<Printed> {
    if (RECALLS.test(command)) {
      return {text: `${refusal('a line of the history recalled with !')}\n`};
    }
    const refused = refusedSetting(command, this.arrays);
    if (refused !== undefined) {
      return {text: `${refused}\n`};
    }
    const token = unexpectedToken(command);
    if (token !== undefined) {
      this.exitCode = SYNTAX_EXIT_CODE;
      return {text: `bash: ${unexpected(token)}\n`};
    }
    return await this.clock.during(async () => await this.runSteps(command));
  }

  /** What a command prints, or null for a file that does not exist. */
  async read(path: string): Promise<string | null> {
    const full = this.files.resolvePath(this.cwd, path.replace(/^~(?=\/|$)/, HOME));
    return (await this.files.exists(full)) ? await this.files.readFile(full) : null;
  }

  /** The names that the Tab key finds for the last word of a line, up to the cursor. */
  async complete(line: string): Promise<Completion> {
    const {files, clock, cwd} = this;
    return await clock.during(async () => {
      const repo = await new Git(files, clock, cwd, HOME, false, unpainted).find();
      return await complete(line, {files, cwd, home: HOME, repo});
    });
  }

  /** The present folder as a prompt shows it, from the home folder on. */
  get folder(): string {
    return this.cwd.replace(new RegExp(`^${HOME}(?=/|$)`), '~');
  }

  /** Messages from inside a pipe are only in their place if the commands of a line are carried out one by one. */
  private async runSteps(command: string): Promise<Printed> {
    const steps = hasPipe(command) && isList(command) ? stepsOf(command) : undefined;
    let text = '';
    for (const {command: step, after} of steps ?? [{command, after: undefined}]) {
      if (after === undefined || (after === '&&') === (this.exitCode === 0)) {
        const printed = await this.runStep(step);
        text += printed.text;
        if (printed.stopped) {
          return {text, stopped: printed.stopped};
        }
      }
    }
    return {text};
  }

  private async runStep(command: string): Promise<Printed> {
    const order = isInOrder(withFolders(command)) ? 'exec 2>&1\n' : '';
    const known = `${this.definitions}${order}(exit ${this.exitCode})\n`;
    let result: BashExecResult;
    try {
      result = await this.bash.exec(known + withFolders(command), {
        cwd: this.cwd,
        env: this.env,
        replaceEnv: true,
        rawScript: true,
      });
    } catch (error) {
      this.exitCode = 1;
      return {text: redirectionError(error, this.cwd)};
    }
    this.remember(command, result);
    await this.rememberSourced(command);
    const isUnsure = hasPipe(command) && isList(command) && result.stdout !== '';
    return isUnsure && result.stderr !== '' && stopReason(result) === undefined
      ? {text: `${refusal('a message from a pipe inside a compound command')}\n`}
      : {text: terminalText(result, command), stopped: stopReason(result)};
  }

  private async runScript(script: string): Promise<void> {
    const {cwd} = this;
    const {stopped, text} = await this.run(script);
    if (stopped) {
      throw new Error(`the setup's script was stopped: ${text}`);
    }
    this.cwd = cwd;
  }

  /** The functions of a file that `source` has read are there from then on. */
  private async rememberSourced(command: string): Promise<void> {
    for (const [, path = ''] of command.matchAll(SOURCED)) {
      const full = this.files.resolvePath(this.cwd, path.replace(/^~(?=\/)/, HOME));
      if ((await this.files.exists(full)) && (await this.files.stat(full)).isFile) {
        this.define(await this.files.readFile(full));
      }
    }
  }

  private define(text: string): void {
    this.definitions += definedFunctions(text)
      .map((definition) => `${definition}\n`)
      .join('');
  }

  private remember(command: string, {env, exitCode}: BashExecResult): void {
    this.exitCode = exitCode;
    const {PWD, [ELSEWHERE]: _left, ...rest} = env;
    this.env = {...rest, PWD: PWD ?? this.cwd};
    this.cwd = PWD ?? this.cwd;
    definedArrays(command).forEach((name) => this.arrays.add(name));
    this.define(command);
  }
}

const SOURCED = /(?:^|[;&|\n]\s*)(?:source|\.)\s+([^\s;&|]+)/g;

/** A script of the setup that has run before the reader's first command. */
const SETUP_SCRIPT = 'setup.sh';

function decoded(content: string): string | Uint8Array {
  const media = /^data:[^,]*;base64,(.*)$/s.exec(content);
  return media ? Uint8Array.from(atob(media[1]!), (char) => char.charCodeAt(0)) : content;
}

/** just-bash lets the error of a redirection out instead of printing it. */
function redirectionError(error: unknown, cwd: string): string {
  const {code, message} = error as NodeJS.ErrnoException;
  const path = /'(.*)'$/.exec(message)?.[1];
  if (code !== 'ENOENT' || path === undefined) {
    throw error;
  }
  const shown = path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
  return `bash: ${shown}: ${MISSING}\n`;
}

const PRINTS_TOO_MUCH = /.*(?:output size|seq: iteration|format width)(?: limit)? exceeded.*\n?/;

function stopReason({
  stdout,
  stderr,
}: Pick<BashExecResult, 'stdout' | 'stderr'>): StopReason | undefined {
  const complaint = stderr + stdout.slice(-200);
  if (!/increase executionLimits|limit exceeded/.test(complaint)) {
    return undefined;
  }
  return stdout.length > OUTPUT_LIMIT || PRINTS_TOO_MUCH.test(complaint) ? 'output' : 'loop';
}

/** `!!`, `!3` and `!git` at the beginning of a line. */
const RECALLS = /^\s*!(?=[!\w-])/;

const SYNTAX_EXIT_CODE = 2;

const unexpected = (token: string) => `syntax error near unexpected token \`${token}'`;

const MISSING = 'No such file or directory';
const UNFINISHED = 'syntax error: unexpected end of file';

/** just-bash tells of its own limits and file system; a terminal would not. */
function terminalText({stdout, stderr}: BashExecResult, command: string): string {
  const stopped = stopReason({stdout, stderr}) !== undefined;
  const printed = ofExec(stopped ? ownLimits(stdout) : stdout, command);
  if (FUNCTION_BODY.test(printed)) {
    return `${refusal('the body of this function, laid out,')}\n`;
  }
  const complaint = ofExec(ownLimits(stderr), command)
    .replace(
      /syntax error: Parse error at \d+:(\d+): (?:syntax error )?Expected \w+, got (?!EOF)\w+/,
      (_, column: string) => unexpected(wordAt(command, Number(column))),
    )
    .replace(/syntax error: Parse error at \d+:\d+: (?:syntax error )?/, 'syntax error ')
    .replace(/syntax error Input too large: .*/, refusal('a line of more than 1 MB'))
    .replace(/syntax error Expected \w+, got EOF/, UNFINISHED)
    .replace(/syntax error near unexpected token `(\w+)'/, (error, token: string) =>
      command.includes(token) ? error : UNFINISHED,
    )
    .replaceAll(/^bash: (division by 0|syntax error: operand expected.*)/gm, (_, what: string) =>
      arithmeticError(what, command),
    )
    .replaceAll(/^test: (?=.*(?:operator expected|too many arguments)$)/gm, () =>
      /\btest\b/.test(command) ? 'test: ' : '[: ',
    )
    .replaceAll(/^(?=(?:alias|\[|unalias|test|type|export): )/gm, 'bash: ')
    .replaceAll(/^bash: shift: shift count out of range\n/gm, '')
    .replaceAll(/command not available in browser environments\..*/g, 'command not found')
    .replaceAll(/ENOENT: no such file or directory, \w+ '.*'/g, MISSING);
  if (isPipeline(command)) {
    return complaint + printed;
  }
  const gap = printed !== '' && !printed.endsWith('\n') && complaint !== '' ? '\n' : '';
  return printed + gap + complaint;
}

/** The clock of a lesson stands still while a command runs. */
function withoutTimes(text: string, command: string): string {
  return /\btime\b/.test(command)
    ? text.replaceAll(/^(real|user|sys)\t\d+m[\d.]+s$/gm, '$1\t0m0.000s')
    : text;
}

/** What `type` shows of a function: bash gives each command a line of its own. */
const FUNCTION_BODY = /^\w+ is a function\n\w+ \(\) ?\n\{ ?\n(?: .*\n)*? .*;.*\n/m;

/** `exec` complains of a missing program in words of its own, and `set -u` in those of bash. */
function ofExec(printed: string, command: string): string {
  const text = /\bset -\w*u/.test(command)
    ? printed.replaceAll(/^(?=\w+: unbound variable$)/gm, 'bash: ')
    : printed;
  return withoutTimes(text, command).replaceAll(
    /^bash: (.+): command not found$/gm,
    (error, name: string) =>
      command.includes(`exec ${name}`) ? `bash: exec: ${name}: not found` : error,
  );
}

/** just-bash names the option that would raise a limit. */
function ownLimits(text: string): string {
  return text
    .replace(PRINTS_TOO_MUCH, '')
    .replace(/too many commands executed.*|.*maximum recursion depth.*/g, (found) =>
      found.startsWith('too')
        ? 'stopped: the command never ends'
        : 'bash: stopped: too many processes',
    );
}

/** Bash repeats the expression, and what it stumbled over. */
function arithmeticError(what: string, command: string): string {
  const expression = /\$?\(\((.*)\)\)/s.exec(command)?.[1]?.trim() ?? '';
  const divisor = /[/%]\s*([^/%]+)$/.exec(expression)?.[1] ?? expression;
  const token = what.startsWith('division') ? ` (error token is "${divisor}")` : '';
  return `bash: ${expression}: ${what}${token}`;
}
