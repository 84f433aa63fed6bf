import type {Collector, TaskCase} from './types';
import type {ReadCode} from './readCode';

/**
 * The `accept` and `reject` fences of a task. Each one is a separate case; those with the same `id` are
 * the files of one case.
 */
export function readCases(read: readonly ReadCode[], collector: Collector): readonly TaskCase[] {
  const groups = new Map<string | ReadCode, ReadCode[]>();
  for (const code of read.filter(({fence: {role}}) => role === 'accept' || role === 'reject')) {
    const key = code.fence.id ?? code;
    groups.set(key, [...(groups.get(key) ?? []), code]);
  }
  return [...groups.values()].map((codes) => readCase(codes, collector));
}

function readCase(codes: readonly ReadCode[], {report}: Collector): TaskCase {
  const [{fence, file}] = codes as [ReadCode];
  const other = codes.find((code) => code.fence.role !== fence.role);
  if (other) {
    report(
      other.file.node,
      `the case “${fence.id}” has both accept and reject blocks`,
      'give the blocks of each case their own id',
    );
  }
  return {
    role: fence.role === 'accept' ? 'accept' : 'reject',
    why: fence.rejected,
    files: codes.map((code) => code.file),
    line: file.fenceLine,
  };
}
