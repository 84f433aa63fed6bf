import {type Paint, unpainted} from '../colours';
import {type FileChange, SHORT, short} from './compareTrees';
import {type Change, diffLines, splitLines} from './lineDiff';
import type {Store, TreeEntry} from './store';

const CONTEXT = 3;

/** Git looks for a zero byte in so many bytes. */
const BINARY_PROBE = 8_000;

interface Sides {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isBinary: boolean;
  readonly sizes: readonly [before: number, after: number];
}

export async function readSides(store: Store, {before, after}: FileChange): Promise<Sides> {
  const read = async (entry: TreeEntry | undefined) =>
    entry ? await store.readBlob(entry.oid) : new Uint8Array();
  const [old, now] = [await read(before), await read(after)];
  const isBinary = [old, now].some((bytes) => bytes.subarray(0, BINARY_PROBE).includes(0));
  const lines = (bytes: Uint8Array) => splitLines(new TextDecoder().decode(bytes));
  return {before: lines(old), after: lines(now), isBinary, sizes: [old.length, now.length]};
}

interface PatchFormat {
  /** Lines around a change. */
  readonly context?: number;
  readonly paint?: Paint;
}

/** One file as `git diff` prints it. */
export async function printPatch(
  store: Store,
  change: FileChange,
  {context = CONTEXT, paint = unpainted}: PatchFormat = {},
): Promise<readonly string[]> {
  const headLines = (lines: readonly string[]) => lines.map((line) => paint('bold', line));
  const {path, before, after, from = path, similarity} = change;
  const lines = [`diff --git a/${from} b/${path}`];
  if (!before) {
    lines.push(`new file mode ${after!.mode}`);
  } else if (!after) {
    lines.push(`deleted file mode ${before.mode}`);
  } else if (before.mode !== after.mode) {
    lines.push(`old mode ${before.mode}`, `new mode ${after.mode}`);
  }
  if (similarity !== undefined) {
    lines.push(`similarity index ${similarity}%`, `rename from ${from}`, `rename to ${path}`);
  }
  if (before?.oid === after?.oid) {
    return headLines(lines);
  }
  const sameMode = before && after && before.mode === after.mode ? ` ${after.mode}` : '';
  lines.push(`index ${short(before?.oid ?? ZERO)}..${short(after?.oid ?? ZERO)}${sameMode}`);
  const sides = await readSides(store, change);
  const [old, now] = [before ? `a/${from}` : '/dev/null', after ? `b/${path}` : '/dev/null'];
  if (sides.isBinary) {
    return [...headLines(lines), `Binary files ${old} and ${now} differ`];
  }
  const hunks = printHunks(sides.before, sides.after, context);
  return hunks.length === 0
    ? headLines(lines)
    : [
        ...headLines([...lines, `--- ${old}`, `+++ ${now}`]),
        ...hunks.flatMap((line) => line.split('\n')).map((line) => paintHunk(line, paint)),
      ];
}

/** A line of a hunk; `marks` is how many columns say where it comes from, two below a merge. */
export function paintHunk(line: string, paint: Paint, marks = 1): string {
  const head = /^(@@+ .*? @@+)(.*)$/.exec(line);
  if (head) {
    return paint('cyan', head[1]!) + head[2];
  }
  const own = line.slice(0, marks);
  if (own.includes('-')) {
    return paint('red', line);
  }
  return own.includes('+') ? paintAdded(line, paint) : line;
}

/** Git points at white space at the end of a line that is new. */
function paintAdded(line: string, paint: Paint): string {
  const text = line.trimEnd();
  return paint('green', text) + paint('on red', line.slice(text.length));
}

const ZERO = '0'.repeat(SHORT);

export function printHunks(
  before: readonly string[],
  after: readonly string[],
  context = CONTEXT,
): readonly string[] {
  const groups: Change[][] = [];
  for (const change of diffLines(before, after)) {
    const last = groups.at(-1)?.at(-1);
    if (last && change.oldStart - (last.oldStart + last.oldCount) <= context * 2) {
      groups.at(-1)!.push(change);
    } else {
      groups.push([change]);
    }
  }
  return groups.flatMap((group) => printHunk(group, before, after, context));
}

function printHunk(
  group: readonly Change[],
  before: readonly string[],
  after: readonly string[],
  context: number,
): readonly string[] {
  const [first, last] = [group[0]!, group.at(-1)!];
  const oldStart = Math.max(0, first.oldStart - context);
  const newStart = first.newStart - (first.oldStart - oldStart);
  const oldEnd = Math.min(before.length, last.oldStart + last.oldCount + context);
  const newEnd = last.newStart + last.newCount + (oldEnd - last.oldStart - last.oldCount);
  const lines: string[] = [];
  let position = oldStart;
  for (const {oldStart: at, oldCount, newStart: newAt, newCount} of group) {
    lines.push(...before.slice(position, at).map((line) => marked(' ', line)));
    lines.push(...before.slice(at, at + oldCount).map((line) => marked('-', line)));
    lines.push(...after.slice(newAt, newAt + newCount).map((line) => marked('+', line)));
    position = at + oldCount;
  }
  lines.push(...before.slice(position, oldEnd).map((line) => marked(' ', line)));
  const heading = before
    .slice(0, oldStart)
    .findLast((line) => /^[A-Za-z_$]/.test(line))
    ?.trimEnd()
    .slice(0, 80);
  const range = (start: number, count: number) =>
    count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`;
  const head = `@@ -${range(oldStart, oldEnd - oldStart)} +${range(newStart, newEnd - newStart)} @@`;
  return [heading ? `${head} ${heading}` : head, ...lines];
}

function marked(mark: string, line: string): string {
  return line.endsWith('\n')
    ? mark + line.slice(0, -1)
    : `${mark}${line}\n\\ No newline at end of file`;
}
