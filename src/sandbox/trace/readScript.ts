import {
  type AnyNode,
  type ArrowFunctionExpression,
  type FunctionDeclaration,
  type FunctionExpression,
  type Node,
  type Options,
  parse,
} from 'acorn';

/** Code that runs in one go: a statement, the head of a loop, a condition, the result of an arrow function. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Of its beginning, from 1. */
  readonly line: number;
  /** The head of a loop, which belongs to each of its rounds. */
  readonly isHead: boolean;
}

export interface ScriptFunction {
  readonly start: number;
  readonly bodyStart: number;
  /** For a function without a name: `callback of map`. */
  readonly role?: string;
  readonly parameters: readonly string[];
  readonly isArrow: boolean;
  /** What it gives is no plain value: a generator, an async function. */
  readonly isResumable: boolean;
}

/** Zero-based, as the debugger counts. */
export interface Place {
  readonly lineNumber: number;
  readonly columnNumber?: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ReadScript {
  readonly isModule: boolean;
  /** Names of functions and classes that are declared, at any depth. */
  readonly declared: ReadonlySet<string>;
  /** Names of `var` outside of functions, which are kept in the global object. */
  readonly globals: readonly string[];
  offsetOf(place: Place): number;
  /** The function that begins at a place; undefined for the script itself. */
  functionAt(place: Place | undefined): ScriptFunction | undefined;
  /** Whether a variable of the running function is used before its declaration has run. */
  isUnset(name: string, offset: number, within: Span, owner: ScriptFunction | undefined): boolean;
  /** The innermost unit of a function around an offset. */
  unitAt(offset: number, owner: ScriptFunction | undefined): Unit | undefined;
}

const OPTIONS: Options = {ecmaVersion: 'latest', locations: true};

type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** Where a `let`, `const` or class gets its value. */
interface Declaration {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** How many nodes are around it. */
  readonly depth: number;
  readonly owner: ScriptFunction | undefined;
}

interface Found {
  readonly units: (Unit & {readonly owner: ScriptFunction | undefined})[];
  readonly functions: ScriptFunction[];
  readonly declarations: Declaration[];
  readonly declared: Set<string>;
  readonly globals: Set<string>;
}

/** The parts of a script between which a debugger stops. */
export function readScript(code: string, isModule: boolean): ReadScript {
  const program = parse(code, {...OPTIONS, sourceType: isModule ? 'module' : 'script'});
  const found: Found = {
    units: [],
    functions: [],
    declarations: [],
    declared: new Set(),
    globals: new Set(),
  };
  visit(program, {depth: 0}, found);
  const lineStarts = startsOfLines(code);
  const offsetOf = ({lineNumber, columnNumber = 0}: Place) =>
    (lineStarts[lineNumber] ?? code.length) + columnNumber;
  return {
    isModule,
    declared: found.declared,
    globals: [...found.globals],
    offsetOf,
    functionAt: (place) => {
      const offset = place && offsetOf(place);
      return offset === undefined
        ? undefined
        : innermost(found.functions.filter((each) => isWithin(offset, each.start, each.bodyStart)));
    },
    isUnset: (name, offset, {start, end}, owner) => {
      const outermost = found.declarations
        .filter((each) => each.name === name && each.owner === owner)
        .filter((each) => isWithin(each.start, start, end))
        .reduce<Declaration | undefined>((a, b) => (a && a.depth <= b.depth ? a : b), undefined);
      return outermost !== undefined && offset <= outermost.end;
    },
    unitAt: (offset, owner) =>
      innermost(
        found.units.filter(
          (unit) => unit.owner === owner && isWithin(offset, unit.start, unit.end),
        ),
      ),
  };
}

function startsOfLines(code: string): readonly number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({index}) => index + 1)];
}

function isWithin(offset: number, start: number, end: number): boolean {
  return start <= offset && offset <= end;
}

function innermost<T extends {readonly start: number}>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((a, b) => (a && a.start > b.start ? a : b), undefined);
}

interface Around {
  readonly parent?: AnyNode;
  readonly owner?: ScriptFunction;
  readonly depth: number;
}

function visit(node: AnyNode, around: Around, found: Found): void {
  const {parent, owner, depth} = around;
  collectNames(node, around, found);
  for (const [unit, isHead] of unitsOf(node, parent)) {
    const {start, end, loc} = unit;
    found.units.push({start, end, line: loc!.start.line, isHead, owner});
  }
  const inner = isFunction(node) ? readFunction(node, parent) : owner;
  if (inner !== undefined && inner !== owner) {
    found.functions.push(inner);
  }
  if (node.type === 'ArrowFunctionExpression' && node.expression) {
    const {start, end, loc} = node.body;
    found.units.push({start, end, line: loc!.start.line, isHead: false, owner: inner});
  }
  for (const child of childrenOf(node)) {
    visit(child, {parent: node, owner: inner, depth: depth + 1}, found);
  }
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof (value as Node | null)?.type === 'string');
}

const WHOLE: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'DebuggerStatement',
  'ClassDeclaration',
]);

type Part = readonly [node: Pick<Node, 'start' | 'end' | 'loc'>, isHead: boolean];

/** What of a node runs in one go. */
function unitsOf(node: AnyNode, parent: AnyNode | undefined): readonly Part[] {
  if (WHOLE.has(node.type)) {
    return parent && isLoop(parent) && parent.body !== node ? [] : [[node, false]];
  }
  switch (node.type) {
    case 'IfStatement':
    case 'DoWhileStatement':
      return [[node.test, false]];
    case 'WhileStatement':
      return [[node.test, false]];
    case 'SwitchStatement':
      return [[node.discriminant, false]];
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
      return [[{start: node.start, end: node.body.start, loc: node.loc}, true]];
    case 'PropertyDefinition':
      return node.value ? [[node, false]] : [];
    default:
      return [];
  }
}

function isLoop(node: AnyNode): node is Extract<AnyNode, {type: `For${string}Statement`}> {
  return ['ForStatement', 'ForInStatement', 'ForOfStatement'].includes(node.type);
}

function isFunction(node: AnyNode): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function readFunction(node: FunctionNode, parent: AnyNode | undefined): ScriptFunction {
  return {
    // The debugger places a function at its parenthesis.
    start: ('id' in node && node.id?.end) || node.start,
    bodyStart: node.body.start,
    role: roleOf(node, parent),
    parameters: node.params.flatMap(namesOf),
    isArrow: node.type === 'ArrowFunctionExpression',
    isResumable: node.async || node.generator,
  };
}

function roleOf(node: AnyNode, parent: AnyNode | undefined): string | undefined {
  if (parent?.type === 'NewExpression' && parent.callee.type === 'Identifier') {
    return `callback of new ${parent.callee.name}`;
  }
  if (parent?.type !== 'CallExpression' || (parent.callee as AnyNode) === node) {
    return undefined;
  }
  const {callee} = parent;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? `callback of ${name.name}` : undefined;
}

function collectNames(node: AnyNode, {parent, owner, depth}: Around, found: Found): void {
  if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
    found.declared.add(node.id.name);
  }
  if (node.type !== 'VariableDeclarator' || parent?.type !== 'VariableDeclaration') {
    return;
  }
  const {start, end} = node;
  for (const name of namesOf(node.id)) {
    if (parent.kind !== 'var') {
      found.declarations.push({name, start, end, depth, owner});
    } else if (owner === undefined) {
      found.globals.add(name);
    }
  }
}

/** The names in a pattern such as `{a, b: [c]}`. */
function namesOf(pattern: AnyNode): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'Property':
      return namesOf(pattern.value);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    default:
      return childrenOf(pattern).flatMap(namesOf);
  }
}
