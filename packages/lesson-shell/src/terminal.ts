import type {SimpleCommandNode, StatementNode, TransformPlugin, WordNode} from 'just-bash';
import {RUNNERS} from './coreutils/runners';
import {SCRIPT_RUNNERS} from './scriptRunners';
import {OWN_TESTS} from './coreutils/test';
import {refusal} from './refusal';

type WordPart = WordNode['parts'][number];

interface ArithVariableNode {
  readonly name: string;
  readonly hasDollarPrefix?: boolean;
}

/**
 * Set for a command that does not print on the terminal: to `out` when its output goes elsewhere,
 * to `err` when its messages do, to `both` when they go there together.
 */
export const ELSEWHERE = 'LESSON_ELSEWHERE';

type Elsewhere = 'out' | 'err' | 'both';
type Environment = ReadonlyMap<string, string>;

/** Whether a command prints on the terminal; what it prints there may differ. */
export const isOnTerminal = (env: Environment) =>
  !['out', 'both'].includes(env.get(ELSEWHERE) ?? '');

/** Whether the messages of a command and its output go to one place, in their order. */
export const isOneStream = (env: Environment) => [undefined, 'both'].includes(env.get(ELSEWHERE));

/** Where output and messages go: equal symbols are one place. */
interface Streams {
  readonly out: symbol;
  readonly err: symbol;
}

const TERMINAL = Symbol('the terminal');

/** Of a function: where its messages go, each call decides. */
const CALLED: Streams = {out: TERMINAL, err: Symbol('any place')};

interface Place {
  readonly streams: Streams;
  readonly inLoop: boolean;
}

/** Mistakes that bash tells of and just-bash does not; commands of these names print them. */
export const MISTAKES: Readonly<Record<string, string>> = {
  'cd:many': 'bash: cd: too many arguments',
  'cd:option': 'bash: cd: --: invalid option\ncd: usage: cd [-L|[-P [-e]] [-@]] [dir]',
  'set:trace': refusal('set -x'),
  'shell:trace': refusal('bash -x'),
  'job:background': `${refusal('a command in the background')} Type it without &.`,
  'break:outside': "bash: break: only meaningful in a `for', `while', or `until' loop",
  'continue:outside': "bash: continue: only meaningful in a `for', `while', or `until' loop",
};

/** Marks the commands of a line that do not print on the terminal, and finds some mistakes. */
export const terminalPlugin: TransformPlugin = {
  name: 'terminal',
  transform({ast}) {
    visit(ast, {streams: {out: TERMINAL, err: TERMINAL}, inLoop: false});
    return {ast};
  },
};

interface Redirection {
  readonly operator: string;
  readonly fd: number | null;
  readonly target?: {readonly parts?: readonly {readonly value?: unknown}[]};
}

interface Node {
  readonly type?: string;
  readonly commands?: readonly unknown[];
  /** For each pipe whether it takes the messages too. */
  readonly pipeStderr?: readonly boolean[];
  readonly redirections?: readonly Redirection[];
  readonly background?: boolean;
  readonly parts?: WordPart[];
}

function visit(value: unknown, place: Place): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      visit(item, place);
    }
  } else if (typeof value === 'object' && value !== null) {
    visitNode(value, place);
  }
}

const LOOPS = new Set(['For', 'CStyleFor', 'While', 'Until', 'FunctionDef']);

function visitNode(node: Node, place: Place): void {
  const {parts} = node;
  if (Array.isArray(parts)) {
    expandTilde(parts);
  }
  if (node.type === 'ArithVariable') {
    refuseEmpty(node as unknown as ArithVariableNode);
  }
  if (node.type === 'Statement' && node.background) {
    refuseBackground(node as unknown as StatementNode);
    return;
  }
  if (node.type === 'Pipeline') {
    const last = (node.commands?.length ?? 0) - 1;
    for (const [index, command] of (node.commands ?? []).entries()) {
      const streams = piped(place.streams, node.pipeStderr?.[index]);
      visit(command, index < last ? {...place, streams} : place);
    }
    return;
  }
  const isSubstitution = node.type === 'CommandSubstitution' || node.type === 'ProcessSubstitution';
  const {redirections = []} = node;
  const outer = node.type === 'FunctionDef' ? CALLED : place.streams;
  const inside: Place = {
    streams: isSubstitution ? piped(outer) : redirections.reduce(redirected, outer),
    inLoop: place.inLoop || LOOPS.has(node.type ?? ''),
  };
  visit(Object.values(node), inside);
  if (node.type === 'SimpleCommand') {
    mark(node as unknown as SimpleCommandNode, inside);
  }
}

/** `~-` and `~+`, which just-bash takes for names of files. */
function expandTilde(parts: WordPart[]): void {
  const [first] = parts;
  const text =
    first?.type === 'TildeExpansion'
      ? `~${first.user ?? ''}`
      : first?.type === 'Literal'
        ? first.value
        : '';
  const [, sign] = /^~([-+])(?=\/|$)/.exec(text) ?? [];
  if (sign !== undefined) {
    const parameter = sign === '-' ? 'OLDPWD' : 'PWD';
    const folder: WordPart = {type: 'ParameterExpansion', parameter, operation: null};
    const rest: WordPart = {type: 'Literal', value: text.slice(2)};
    parts.splice(
      0,
      1,
      {type: 'DoubleQuoted', parts: [folder]},
      ...(rest.value === '' ? [] : [rest]),
    );
  }
}

/** bash stumbles over what an empty `$x` leaves of a sum; just-bash takes it for 0. */
function refuseEmpty(node: ArithVariableNode): void {
  if (node.hasDollarPrefix) {
    const content = `${node.name}:?${refusal('an empty value in $((…))')}`;
    Object.assign(node, {type: 'ArithBracedExpansion', content});
  }
}

function refuseBackground(statement: StatementNode): void {
  const [pipeline] = statement.pipelines;
  statement.background = false;
  statement.operators = [];
  statement.pipelines = [
    {
      ...pipeline!,
      commands: [
        {
          type: 'SimpleCommand',
          assignments: [],
          name: {type: 'Word', parts: [{type: 'Literal', value: 'job:background'}]},
          args: [],
          redirections: [],
        },
      ],
    },
  ];
}

function piped({err}: Streams, withMessages = false): Streams {
  const pipe = Symbol('a pipe');
  return {out: pipe, err: withMessages ? pipe : err};
}

function redirected(streams: Streams, {operator, fd, target}: Redirection): Streams {
  const file = Symbol('a file');
  const isMessages = fd === 2;
  if (operator.startsWith('&>')) {
    return {out: file, err: file};
  }
  if (!operator.startsWith('>')) {
    return streams;
  }
  const other = isMessages ? streams.out : streams.err;
  const isJoined = operator === '>&' && target?.parts?.[0]?.value === (isMessages ? '1' : '2');
  const place = isJoined ? other : file;
  return isMessages ? {...streams, err: place} : {...streams, out: place};
}

function elsewhere({out, err}: Streams): Elsewhere | undefined {
  if (out === err) {
    return out === TERMINAL ? undefined : 'both';
  }
  return out === TERMINAL ? 'err' : 'out';
}

const isRunner = (name: string): name is keyof typeof RUNNERS => Object.hasOwn(RUNNERS, name);

/** The functions of startup.ts, which keep the folders from one line to the next. */
const STACK: Readonly<Record<string, string>> = {
  dirs: '__dirs',
  popd: '__popd',
  pushd: '__pushd',
};

/** Commands that would show a variable more, or before which a variable is set for good. */
const SHOW_VARIABLES = new Set(
  ': . break continue declare env eval exec exit export printenv read readonly return set shift source unset'.split(
    ' ',
  ),
);

function mark(command: SimpleCommandNode, {streams, inLoop}: Place): void {
  const away = elsewhere(streams);
  const [part] = command.name?.parts ?? [];
  if (part?.type === 'Glob' && part.pattern === '[' && command.name!.parts.length === 1) {
    command.name!.parts = [{type: 'Literal', value: OWN_TESTS['[']}];
    return;
  }
  if (!part || part.type !== 'Literal') {
    return;
  }
  const own = mistakeOf(part.value, command, inLoop);
  if (own !== undefined) {
    part.value = own;
  } else if (part.value === 'test') {
    part.value = OWN_TESTS.test;
  } else if (Object.hasOwn(STACK, part.value)) {
    part.value = STACK[part.value]!;
  } else if (isScript(part.value, command)) {
    runAsScript(part, command);
    sendElsewhere(command, away);
  } else if (isRunner(part.value) && command.args.length > 0) {
    part.value = RUNNERS[part.value];
  } else if (!SHOW_VARIABLES.has(part.value)) {
    sendElsewhere(command, away);
  }
}

function sendElsewhere({assignments}: SimpleCommandNode, away: Elsewhere | undefined): void {
  if (away !== undefined) {
    assignments.push({
      type: 'Assignment',
      name: ELSEWHERE,
      value: {type: 'Word', parts: [{type: 'Literal', value: away}]},
      append: false,
      array: null,
    });
  }
}

/** A shell with a script, or the path of one; programs in the folders of the system are none. */
function isScript(name: string, {name: word, args}: SimpleCommandNode): boolean {
  const isPath = word!.parts.length === 1 && /^(?!\/(?:usr\/)?bin\/).*\//.test(name);
  return isPath || ((name === 'bash' || name === 'sh') && args.length > 0);
}

function runAsScript(part: WordPart & {type: 'Literal'}, {args}: SimpleCommandNode): void {
  if (part.value === 'bash' || part.value === 'sh') {
    part.value = SCRIPT_RUNNERS[part.value];
  } else {
    args.unshift({type: 'Word', parts: [{type: 'Literal', value: part.value}]});
    part.value = SCRIPT_RUNNERS.path;
  }
}

/** Of these, `-x` and `-v` print the lines in places that just-bash does not keep. */
const TRACING = new Set(['bash', 'set', 'sh']);

function isTrace({parts}: WordNode, index: number, words: readonly WordNode[]): boolean {
  const textOf = (word: WordNode | undefined) =>
    word?.parts.length === 1 && word.parts[0]!.type === 'Literal' ? word.parts[0].value : '';
  const text = textOf({type: 'Word', parts});
  const isFirst = index === 0 || /^-/.test(textOf(words[index - 1]));
  return isFirst && (/^-[a-z]*[xv]/.test(text) || text === 'xtrace' || text === 'verbose');
}

function mistakeOf(name: string, {args}: SimpleCommandNode, inLoop: boolean): string | undefined {
  if (name === 'cd') {
    const [first] = args[0]?.parts ?? [];
    const option = first?.type === 'Literal' ? first.value : '';
    if (/^--./.test(option)) {
      return 'cd:option';
    }
    return args.length > 1 && !option.startsWith('-') ? 'cd:many' : undefined;
  }
  if (TRACING.has(name) && args.some(isTrace)) {
    return name === 'set' ? 'set:trace' : 'shell:trace';
  }
  if (name === 'timeout' && args.length < 2) {
    return 'timeout:bare';
  }
  if (name === 'wait' && args.length > 0) {
    return 'wait:pid';
  }
  return (name === 'break' || name === 'continue') && !inLoop ? `${name}:outside` : undefined;
}
