import {type Paint, unpainted} from '../colours';
import type {FileChange} from './compareTrees';
import {diffLines} from './lineDiff';
import {readSides} from './patch';
import type {Store} from './store';

interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly isBinary: boolean;
  readonly sizes: readonly [before: number, after: number];
}

async function countChange(store: Store, change: FileChange): Promise<Counts> {
  const {before, after, isBinary, sizes} = await readSides(store, change);
  if (isBinary) {
    return {added: 0, removed: 0, isBinary, sizes};
  }
  const changes = diffLines(before, after);
  return {
    added: changes.reduce((sum, {newCount}) => sum + newCount, 0),
    removed: changes.reduce((sum, {oldCount}) => sum + oldCount, 0),
    isBinary,
    sizes,
  };
}

/** `1 file changed, 2 insertions(+)` */
function printTotals(counts: readonly Counts[]): string {
  const sum = (key: 'added' | 'removed') => counts.reduce((total, count) => total + count[key], 0);
  const [added, removed] = [sum('added'), sum('removed')];
  const files = `${counts.length} file${counts.length === 1 ? '' : 's'} changed`;
  const insertions = `${added} insertion${added === 1 ? '' : 's'}(+)`;
  const deletions = `${removed} deletion${removed === 1 ? '' : 's'}(-)`;
  return ` ${[
    files,
    ...(added > 0 || removed === 0 ? [insertions] : []),
    ...(removed > 0 || added === 0 ? [deletions] : []),
  ].join(', ')}`;
}

const TERMINAL_WIDTH = 80;

const NAME_SHARE = 50;

/** `git diff --stat` */
export async function printStat(
  store: Store,
  changes: readonly FileChange[],
  paint: Paint = unpainted,
): Promise<readonly string[]> {
  const counts = await Promise.all(changes.map(async (change) => await countChange(store, change)));
  if (changes.length === 0) {
    return [];
  }
  const names = changes.map(({path, from}) =>
    from === undefined ? path : renamedName(from, path),
  );
  const nameWidth = Math.min(NAME_SHARE, Math.max(...names.map(({length}) => length)));
  const most = Math.max(...counts.map(({added, removed}) => added + removed));
  const numberWidth = Math.max(String(most).length, counts.some(({isBinary}) => isBinary) ? 3 : 1);
  const room = TERMINAL_WIDTH - nameWidth - numberWidth - 6;
  const lines = names.map((name, index) => {
    const {added, removed, isBinary, sizes} = counts[index]!;
    const shown = name.length > nameWidth ? `...${name.slice(name.length - nameWidth + 3)}` : name;
    if (isBinary) {
      const [old, now] = [paint('red', String(sizes[0])), paint('green', String(sizes[1]))];
      return ` ${shown.padEnd(nameWidth)} | Bin ${old} -> ${now} bytes`;
    }
    const [plus, minus] = bar(added, removed, most, room);
    const total = String(added + removed).padStart(numberWidth);
    const marks = paint('green', '+'.repeat(plus)) + paint('red', '-'.repeat(minus));
    return ` ${shown.padEnd(nameWidth)} | ${total} ${marks}`.trimEnd();
  });
  return [...lines, printTotals(counts)];
}

/** `git diff --numstat` */
export async function printNumbers(
  store: Store,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  return await Promise.all(
    changes.map(async (change) => {
      const {added, removed, isBinary} = await countChange(store, change);
      return isBinary ? `-\t-\t${change.path}` : `${added}\t${removed}\t${change.path}`;
    }),
  );
}

function bar(
  added: number,
  removed: number,
  most: number,
  room: number,
): readonly [number, number] {
  if (most <= room) {
    return [added, removed];
  }
  const scale = (count: number) => (count === 0 ? 0 : 1 + Math.floor((count * (room - 1)) / most));
  const total = scale(added + removed);
  const plus = Math.min(total, scale(added));
  return added < removed
    ? [total - Math.min(total, scale(removed)), Math.min(total, scale(removed))]
    : [plus, total - plus];
}

/** `images/{old => new}/cover.svg`, as Git shortens what both names share. */
function renamedName(from: string, to: string): string {
  const [old, now] = [from.split('/'), to.split('/')];
  let start = 0;
  while (start < old.length - 1 && start < now.length - 1 && old[start] === now[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  if (start === 0 && end === 0) {
    return `${from} => ${to}`;
  }
  const middle = (parts: readonly string[]) => parts.slice(start, parts.length - end).join('/');
  const head = old
    .slice(0, start)
    .map((part) => `${part}/`)
    .join('');
  const tail = old
    .slice(old.length - end)
    .map((part) => `/${part}`)
    .join('');
  return `${head}{${middle(old)} => ${middle(now)}}${tail}`;
}

/** `create mode 100644 name` and its kin, below the totals of a commit. */
export function printModes(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap(({path, before, after, from, similarity}) => {
    if (from !== undefined) {
      return [` rename ${renamedName(from, path)} (${similarity}%)`];
    }
    if (!before) {
      return [` create mode ${after!.mode} ${path}`];
    }
    if (!after) {
      return [` delete mode ${before.mode} ${path}`];
    }
    return before.mode === after.mode
      ? []
      : [` mode change ${before.mode} => ${after.mode} ${path}`];
  });
}

/** The totals and modes that follow a commit. */
export async function printSummary(
  store: Store,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  if (changes.length === 0) {
    return [];
  }
  const counts = await Promise.all(changes.map(async (change) => await countChange(store, change)));
  return [printTotals(counts), ...printModes(changes)];
}
