import vm from 'node:vm';
import {createConsole} from '../lib/code/console';
import {formatValue} from '../lib/code/format';
import {installLessonTime} from '../lib/code/lessonTime';
import {findRecorded} from '../lib/code/recorded';
import {Recorder} from '../lib/code/recorder';
import {OUTPUT_LIMIT} from '../data/runLimits';
import type {RunError, RunFile, StopReason} from '../runners/types';
import {isModule} from './syntax';
import {Timers} from './timers';

export interface SandboxRequest {
  readonly files: readonly RunFile[];
  readonly previous: readonly string[];
  readonly setup: Readonly<Record<string, string>>;
  /** Milliseconds without a pause. */
  readonly syncLimit: number;
  readonly limit: number;
}

/** What a run consists of, for who watches it. */
export interface Watched {
  readonly context: vm.Context;
  readonly timers: Timers;
  readonly recorder: Recorder;
}

export interface SandboxResult {
  readonly output: string;
  readonly error?: RunError;
  readonly stopped?: StopReason;
}

/** Globals of a worker that the language itself does not bring. */
const WORKER_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'FormData',
  'Headers',
  'MessageChannel',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'crypto',
  'performance',
  'queueMicrotask',
  'structuredClone',
] as const;

/**
 * Runs JavaScript in a fresh global scope, as the page does in a worker.
 *
 * @param onBegin called after the blocks that the script continues, right before its own code
 */
export async function runInSandbox(
  request: SandboxRequest,
  onBegin?: (watched: Watched) => void,
): Promise<SandboxResult> {
  const {files, previous, setup, syncLimit, limit} = request;
  const timers = new Timers();
  const recorder = new Recorder(OUTPUT_LIMIT);
  const context = createScope(recorder, timers, setup);
  let failure: {readonly error: unknown} | undefined;
  const fail = (error: unknown) => {
    failure ??= {error};
    timers.clear();
  };
  timers.onError = fail;
  process.on('unhandledRejection', fail);
  try {
    for (const [index, code] of [...previous, files[0]?.text ?? ''].entries()) {
      if (index === previous.length) {
        recorder.clear();
        onBegin?.({context, timers, recorder});
      }
      const run = runCode(code, files, context, syncLimit);
      await settle(run, timers, {limit, syncLimit, hasFailed: () => failure !== undefined});
    }
    await nextTurn();
    await timers.drain(limit, syncLimit);
    await nextTurn();
  } catch (error) {
    fail(error);
  } finally {
    process.off('unhandledRejection', fail);
    timers.clear();
  }
  const stopped = recorder.isFull ? 'output' : stopReason(failure?.error, timers);
  return {
    output: recorder.text,
    ...(stopped ? {stopped} : failure && {error: describe(failure.error, files[0]?.name)}),
  };
}

function createScope(
  recorder: Recorder,
  timers: Timers,
  setup: SandboxRequest['setup'],
): vm.Context {
  const host = globalThis as unknown as Readonly<Record<string, unknown>>;
  const scope: Record<string, unknown> = {
    console: createConsole(recorder),
    ...timers.globals,
    ...Object.fromEntries(WORKER_GLOBALS.map((name) => [name, host[name]])),
    fetch: async (input: unknown, options?: {readonly method?: string}) =>
      recordedResponse(setup, input, options?.method),
  };
  Object.assign(scope, {self: scope, window: scope, global: scope});
  const context = vm.createContext(scope);
  const realm = vm.runInContext('globalThis', context) as typeof globalThis;
  installLessonTime(realm, () => performance.now() + timers.now);
  return context;
}

async function runCode(
  code: string,
  files: readonly RunFile[],
  context: vm.Context,
  timeout: number,
): Promise<void> {
  const filename = files[0]?.name ?? 'script.js';
  if (!isModule(code)) {
    new vm.Script(code, {filename}).runInContext(context, {timeout});
    return;
  }
  const modules = new Map<string, vm.SourceTextModule>();
  const create = (name: string, text: string) => {
    const module = new vm.SourceTextModule(text, {identifier: name, context});
    modules.set(name, module);
    return module;
  };
  const link = (specifier: string) => {
    const name = specifier.replace(/^\.\//, '');
    const known = modules.get(name);
    const file = files.find((candidate) => candidate.name === name);
    if (!known && !file) {
      throw new TypeError(`Failed to resolve module specifier "${specifier}"`);
    }
    return known ?? create(name, file!.text);
  };
  const main = create(filename, code);
  await main.link(link);
  await main.evaluate({timeout});
}

interface Patience {
  readonly limit: number;
  readonly syncLimit: number;
  readonly hasFailed: () => boolean;
}

/** Waits for a script. A module that awaits a timer goes on when the timer has run. */
async function settle(
  run: Promise<void>,
  timers: Timers,
  {limit, syncLimit, hasFailed}: Patience,
): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  run.then(over, over);
  const end = Date.now() + limit;
  await nextTurn();
  while (!isOver && !hasFailed() && !timers.outOfTime) {
    await timers.drain(limit, syncLimit);
    await nextTurn();
    timers.outOfTime ||= Date.now() > end;
  }
  if (isOver) {
    await run;
  }
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

function recordedResponse(
  setup: SandboxRequest['setup'],
  input: unknown,
  method: string | undefined,
): Response {
  const request = input as {readonly url?: string; readonly method?: string};
  const address = request.url ?? String(input);
  const recorded = findRecorded(setup, method ?? request.method ?? 'GET', address);
  if (!recorded) {
    throw new TypeError('Failed to fetch');
  }
  const {body, status, headers} = recorded;
  return new Response(body, {status, headers});
}

function stopReason(failure: unknown, timers: Timers): StopReason | undefined {
  const code = (failure as {code?: string} | undefined)?.code;
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' || timers.outOfTime ? 'time' : undefined;
}

/** Errors come from another realm, so `instanceof` does not know them. */
function describe(failure: unknown, filename = 'script.js'): RunError {
  const {name, message, stack} = (failure ?? {}) as Partial<Error>;
  if (typeof message !== 'string') {
    return {message: `Uncaught ${formatValue(failure)}`};
  }
  const place = stack?.split(`${filename}:`)[1];
  const line = place ? Number.parseInt(place, 10) : undefined;
  return {message: `${name}: ${message}`, line: line || undefined};
}
