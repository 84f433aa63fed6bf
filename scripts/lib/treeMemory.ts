import {readFileSync, readdirSync} from 'node:fs';

const KILOBYTE = 1_024;
const INTERVAL_MS = 500;

/** Proportional set size of a process and all its descendants, in bytes; Linux only. */
export function treeMemory(root = process.pid): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(
      read(`/proc/${name}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ')[1],
    );
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [root];
  for (const pid of family) {
    family.push(...(children.get(pid) ?? []));
  }
  return family.reduce((sum, pid) => sum + proportional(pid), 0);
}

function proportional(pid: number): number {
  const match = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '');
  return Number(match?.[1] ?? 0) * KILOBYTE;
}

/** Undefined if the process ends before it can be read. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

/** Does some work and measures the peak memory of the process tree. */
export async function measureMemory<T>(
  work: () => Promise<T>,
): Promise<{readonly result: T; readonly bytes: number}> {
  let bytes = 0;
  const timer = setInterval(() => {
    bytes = Math.max(bytes, treeMemory());
  }, INTERVAL_MS);
  try {
    return {result: await work(), bytes: Math.max(bytes, treeMemory())};
  } finally {
    clearInterval(timer);
  }
}
