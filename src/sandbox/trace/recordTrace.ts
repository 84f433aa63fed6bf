import {type ChildProcess, spawn} from 'node:child_process';
import {join} from 'node:path';
import {build} from 'esbuild';
import {TRACE_PATIENCE_MS} from '../../data/traceLimits';
import {LESSON_ZONE} from '../../lib/code/lessonTime';
import {NEVER_ENDS} from './faults';
import type {TraceRequest, TraceResult} from './types';

/** Modules run in a fresh scope only behind the first option; the last one reads the program from the input. */
const OPTIONS = ['--experimental-vm-modules', '--no-warnings', '-'];

const results = new Map<string, Promise<TraceResult>>();
let last: Promise<unknown> = Promise.resolve();
let code: Promise<string> | undefined;
let running: ChildProcess | undefined;

/**
 * What a script does, step by step: from a real run, in a process of its own. The process records one script
 * after the other, and the same script only once.
 */
export function recordTrace(request: TraceRequest): Promise<TraceResult> {
  const key = JSON.stringify(request);
  const known = results.get(key);
  if (known) {
    return known;
  }
  const result = last.then(() => recordNow(request));
  last = result.catch(() => undefined);
  results.set(key, result);
  return result;
}

async function recordNow(request: TraceRequest): Promise<TraceResult> {
  code ??= bundleWorker();
  running ??= start(await code);
  const child = running;
  return await new Promise((resolve, reject) => {
    const finish = (result: TraceResult) => {
      clearTimeout(timer);
      child.off('message', finish).off('exit', fail);
      hold(child, false);
      if (result.fault === undefined) {
        resolve(result);
        return;
      }
      // Its script may still be running.
      child.kill('SIGKILL');
      running = undefined;
      resolve(result);
    };
    const fail = (status: number | null) => {
      clearTimeout(timer);
      running = undefined;
      reject(new Error(`The process that records scripts ended with status ${status}.`));
    };
    const timer = setTimeout(() => finish({fault: NEVER_ENDS}), TRACE_PATIENCE_MS);
    hold(child, true);
    child.on('message', finish).on('exit', fail);
    child.send(request);
  });
}

function start(program: string): ChildProcess {
  const child = spawn(process.execPath, OPTIONS, {
    env: {...process.env, NODE_OPTIONS: '', TZ: LESSON_ZONE},
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  child.stdin!.end(program);
  return child;
}

/** An idle process keeps no build from ending, and ends with it. */
function hold(child: ChildProcess, isBusy: boolean): void {
  const action = isBusy ? 'ref' : 'unref';
  child[action]();
  child.channel?.[action]();
}

/** The recording as plain JavaScript, which a process reads without a loader. */
async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
