import {spawn} from 'node:child_process';
import {treeMemory} from './treeMemory';

export interface Run {
  readonly seconds: number;
  /** Peak memory of the process tree in megabytes, with shared memory counted once (Linux only). */
  readonly peakMegabytes: number;
  readonly ok: boolean;
  readonly output: string;
}

/** Milliseconds between two readings of the memory. */
const SAMPLE_MS = 500;
const MEGABYTE = 1024 * 1024;

/**
 * Runs a command and measures it.
 *
 * @param until for servers: ends the run as soon as this text is printed
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
    let run: Run | undefined;
    const sampler = setInterval(() => {
      peak = Math.max(peak, treeMemory(child.pid));
    }, SAMPLE_MS);
    const finish = (ok: boolean): void => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      run ??= {seconds, peakMegabytes: Math.round(peak / MEGABYTE), ok, output};
      clearInterval(sampler);
    };
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (run === undefined && until?.test(output)) {
        finish(true);
        process.kill(-child.pid!, 'SIGKILL');
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // A server may still write until it has exited.
    child.on('exit', (code) => {
      finish(code === 0 && until === undefined);
      resolve(run!);
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
