import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

export interface Run {
  readonly seconds: number;
  /** Largest resident memory of the process tree, in megabytes. */
  readonly peakMegabytes: number;
  readonly ok: boolean;
  readonly output: string;
}

/** Milliseconds between two readings of the memory. */
const SAMPLE_MS = 200;

/** Resident memory of a process and its descendants, in kilobytes (Linux; 0 elsewhere). */
function treeMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children
      .split(' ')
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + treeMemory(Number(child)), own);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) {
      throw error;
    }
    return 0;
  }
}

/**
 * Runs a command and measures it.
 *
 * @param until ends the run as soon as this text is printed (for servers); else it runs to its end
 */
export function measure(
  command: string,
  args: readonly string[],
  {cwd, until, env}: {cwd: string; until?: RegExp; env?: NodeJS.ProcessEnv},
): Promise<Run> {
  return new Promise((resolve) => {
    const start = process.hrtime.bigint();
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}, detached: true});
    let output = '';
    let peak = 0;
    let isDone = false;
    const sampler = setInterval(() => {
      peak = Math.max(peak, treeMemory(child.pid ?? 0));
    }, SAMPLE_MS);
    const finish = (ok: boolean): void => {
      if (isDone) {
        return;
      }
      isDone = true;
      clearInterval(sampler);
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      resolve({seconds, peakMegabytes: Math.round(peak / 1024), ok, output});
      if (child.exitCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGTERM');
      }
    };
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (until?.test(output)) {
        finish(true);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => finish(code === 0 && until === undefined));
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
