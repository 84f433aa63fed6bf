import type {SimpleCommandNode, TransformPlugin} from 'just-bash';

/**
 * Set for a command that does not print on the terminal: to `out` when its output goes elsewhere,
 * to `err` when its messages do.
 */
const ELSEWHERE = 'LESSON_ELSEWHERE';

type Elsewhere = 'out' | 'err' | undefined;
type Environment = ReadonlyMap<string, string>;

/** Whether a command prints on the terminal; what it prints there may differ. */
export const isOnTerminal = (env: Environment) => env.get(ELSEWHERE) !== 'out';

/** Whether the messages of a command and its output go to one place, in their order. */
export const isOneStream = (env: Environment) => env.get(ELSEWHERE) === undefined;

interface Place {
  readonly elsewhere: Elsewhere;
  readonly inLoop: boolean;
}

/** Mistakes that bash tells of and just-bash does not; commands of these names print them. */
export const MISTAKES: Readonly<Record<string, string>> = {
  'cd:many': 'bash: cd: too many arguments',
  'cd:option': 'bash: cd: --: invalid option\ncd: usage: cd [-L|[-P [-e]] [-@]] [dir]',
  'break:outside': "bash: break: only meaningful in a `for', `while', or `until' loop",
  'continue:outside': "bash: continue: only meaningful in a `for', `while', or `until' loop",
};

/** Marks the commands of a line that do not print on the terminal, and finds some mistakes. */
export const terminalPlugin: TransformPlugin = {
  name: 'terminal',
  transform({ast}) {
    visit(ast, {elsewhere: undefined, inLoop: false});
    return {ast};
  },
};

interface Node {
  readonly type?: string;
  readonly commands?: readonly unknown[];
  readonly redirections?: readonly {readonly operator: string; readonly fd: number | null}[];
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
  if (node.type === 'Pipeline') {
    const last = (node.commands?.length ?? 0) - 1;
    for (const [index, command] of (node.commands ?? []).entries()) {
      visit(command, index < last ? {...place, elsewhere: 'out'} : place);
    }
    return;
  }
  const isSubstitution = node.type === 'CommandSubstitution' || node.type === 'ProcessSubstitution';
  const inside: Place = {
    elsewhere: isSubstitution ? 'out' : redirected(node, place.elsewhere),
    inLoop: place.inLoop || LOOPS.has(node.type ?? ''),
  };
  visit(Object.values(node), inside);
  if (node.type === 'SimpleCommand') {
    mark(node as unknown as SimpleCommandNode, inside);
  }
}

function redirected({redirections = []}: Node, outer: Elsewhere): Elsewhere {
  const away = redirections.filter(({operator}) => operator.includes('>'));
  if (outer === 'out' || away.some(({operator, fd}) => operator.startsWith('&') || fd !== 2)) {
    return away.length > 0 || outer === 'out' ? 'out' : outer;
  }
  return away.length > 0 ? 'err' : outer;
}

/** Commands that would show a variable more. */
const SHOW_VARIABLES = new Set(['env', 'printenv', 'export', 'set', 'declare', 'read', 'exec']);

function mark(command: SimpleCommandNode, {elsewhere, inLoop}: Place): void {
  const [part] = command.name?.parts ?? [];
  if (!part || part.type !== 'Literal') {
    return;
  }
  const mistake = mistakeOf(part.value, command, inLoop);
  if (mistake !== undefined) {
    part.value = mistake;
  } else if (elsewhere !== undefined && !SHOW_VARIABLES.has(part.value)) {
    command.assignments.push({
      type: 'Assignment',
      name: ELSEWHERE,
      value: {type: 'Word', parts: [{type: 'Literal', value: elsewhere}]},
      append: false,
      array: null,
    });
  }
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
  return (name === 'break' || name === 'continue') && !inLoop ? `${name}:outside` : undefined;
}
