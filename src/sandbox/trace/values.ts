import vm from 'node:vm';
import type {Debugger, Runtime} from 'node:inspector';
import {TRACE_VALUE_LENGTH} from '../../data/traceLimits';
import {formatValue} from '../../lib/code/format';
import type {Debug} from './debug';
import type {ReadScript, ScriptFunction} from './readScript';
import type {Scope, Variable} from './types';

/** Where the script's global object holds what reads values; a symbol, so no script meets it. */
const HOOK = 'lesson.trace';
const SHOW = `function () { return globalThis[Symbol.for('${HOOK}')].show(this); }`;
const LIST = `function (names) { return globalThis[Symbol.for('${HOOK}')].list(this, names); }`;

type Holder = Readonly<Record<string, unknown>>;

/** Reads what the script's variables hold while it is paused. */
export class Values {
  constructor(
    private readonly debug: Debug,
    private readonly script: ReadScript,
    context: vm.Context,
  ) {
    const hook = {
      show,
      list: (holder: Holder, names?: readonly string[]) =>
        JSON.stringify(this.list(holder, names ?? Object.getOwnPropertyNames(holder))),
    };
    const realm = vm.runInContext('globalThis', context) as object;
    Object.defineProperty(realm, Symbol.for(HOOK), {value: hook});
  }

  show({type, value, objectId, unserializableValue}: Runtime.RemoteObject): string {
    return objectId === undefined
      ? (unserializableValue ?? (type === 'string' ? show(value) : String(value)))
      : this.call<string>(objectId, SHOW);
  }

  /** The scopes around the place where a call is paused. */
  scopes(frame: Debugger.CallFrame, owner: ScriptFunction | undefined): readonly Scope[] {
    const scopes = new Map<string, Variable[]>();
    for (const scope of frame.scopeChain) {
      // The head and the body of a loop are two scopes, and so are `let` and `var` outside of functions.
      const title = titleOf(scope, frame, owner);
      const self = scope.type === 'local' ? this.self(frame, owner) : [];
      const inner = scopes.get(title) ?? [];
      scopes.set(title, [...inner, ...self, ...this.variables(scope, frame, owner)]);
    }
    return [...scopes]
      .filter(([, variables]) => variables.length > 0)
      .map(([title, variables]) => ({title, variables}));
  }

  /** The call as the stack lists it. */
  callName(frame: Debugger.CallFrame, owner: ScriptFunction | undefined): string {
    if (isOutside(frame)) {
      return this.script.isModule ? 'module' : 'script';
    }
    if (!owner) {
      return frame.functionName.startsWith('<') ? 'class fields' : `new ${frame.functionName}`;
    }
    if (!frame.functionName) {
      return nameOf(frame, owner);
    }
    const local = frame.scopeChain.find(({type}) => type === 'local');
    const known = new Map(
      (local ? this.variables(local, frame, owner) : []).map(({name, value}) => [name, value]),
    );
    return `${frame.functionName}(${owner.parameters.map((name) => known.get(name) ?? name).join(', ')})`;
  }

  private self({this: self}: Debugger.CallFrame, owner: ScriptFunction | undefined): Variable[] {
    const hasOwn = owner && !owner.isArrow && self.objectId !== undefined;
    return hasOwn && !this.isGlobal(self.objectId!) ? [{name: 'this', value: this.show(self)}] : [];
  }

  private isGlobal(objectId: string): boolean {
    return this.call<boolean>(objectId, 'function () { return this === globalThis; }');
  }

  private variables(
    scope: Debugger.Scope,
    frame: Debugger.CallFrame,
    owner: ScriptFunction | undefined,
  ): Variable[] {
    const names = scope.type === 'global' ? [this.script.globals] : [];
    const text = this.call<string>(scope.object.objectId!, LIST, names);
    const read = JSON.parse(text) as readonly Variable[];
    return read.map(({name, value}) =>
      value === 'undefined' && this.isUnset(name, scope, frame, owner) ? {name} : {name, value},
    );
  }

  private list(holder: Holder, names: readonly string[]): readonly Variable[] {
    return names
      .filter((name) => !this.isDeclaration(name, holder[name]))
      .map((name) => ({name, value: show(holder[name])}));
  }

  /** A function or class under the name of its declaration says nothing that the code does not. */
  private isDeclaration(name: string, value: unknown): boolean {
    return name === 'arguments' || (this.script.declared.has(name) && typeof value === 'function');
  }

  /**
   * V8 reports a variable whose declaration has not run as undefined. Reading it is an error where closures
   * keep it; where only the running call does, its place tells.
   */
  private isUnset(
    name: string,
    {type, startLocation, endLocation}: Debugger.Scope,
    {callFrameId, location}: Debugger.CallFrame,
    owner: ScriptFunction | undefined,
  ): boolean {
    const {offsetOf, isUnset} = this.script;
    if (type === 'module' && owner === undefined) {
      return isUnset(name, offsetOf(location), {start: 0, end: Infinity}, undefined);
    }
    if ((type === 'local' || type === 'block') && startLocation && endLocation) {
      const within = {start: offsetOf(startLocation), end: offsetOf(endLocation)};
      return isUnset(name, offsetOf(location), within, owner);
    }
    const {exceptionDetails} = this.debug.ask<Debugger.EvaluateOnCallFrameReturnType>(
      'Debugger.evaluateOnCallFrame',
      {callFrameId, expression: name, silent: true},
    );
    return exceptionDetails !== undefined;
  }

  private call<Value>(objectId: string, code: string, values: readonly unknown[] = []): Value {
    const {result, exceptionDetails} = this.debug.ask<Runtime.CallFunctionOnReturnType>(
      'Runtime.callFunctionOn',
      {
        objectId,
        functionDeclaration: code,
        arguments: values.map((value) => ({value})),
        returnByValue: true,
        silent: true,
      },
    );
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value as Value;
  }
}

/** A function as the reader knows it. */
export function nameOf(
  {functionName, functionLocation}: Debugger.CallFrame,
  owner: ScriptFunction | undefined,
): string {
  return functionName || (owner?.role ?? `function on line ${functionLocation!.lineNumber + 1}`);
}

/** Whether it is the script itself that is paused, and no function. */
export function isOutside({scopeChain}: Debugger.CallFrame): boolean {
  return scopeChain.every(({type}) => type !== 'local');
}

function titleOf(
  {type, name, startLocation, endLocation}: Debugger.Scope,
  frame: Debugger.CallFrame,
  owner: ScriptFunction | undefined,
): string {
  switch (type) {
    case 'local':
      return nameOf(frame, owner);
    case 'closure':
      return name ? `closure of ${name}` : 'closure';
    case 'global':
      return 'script';
    case 'block':
    case 'catch': {
      const first = (startLocation?.lineNumber ?? 0) + 1;
      const last = (endLocation?.lineNumber ?? 0) + 1;
      return first === last ? `${type}, line ${first}` : `${type}, lines ${first}–${last}`;
    }
    default:
      return type;
  }
}

/** A value on one line. */
function show(value: unknown): string {
  const text = formatValue(value).replace(/\s*\n\s*/g, ' ');
  return text.length > TRACE_VALUE_LENGTH ? `${text.slice(0, TRACE_VALUE_LENGTH)}…` : text;
}
