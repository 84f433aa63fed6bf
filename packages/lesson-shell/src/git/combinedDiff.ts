import {short} from './compareTrees';
import {diffLines, splitLines} from './lineDiff';
import {paintHunk} from './patch';
import {isIn} from './commands/range';
import type {Repo} from './repo';
import type {Commit} from './store';

const CONTEXT = 3;
/** Lines above the first hunk of a file. */
const HEAD_LINES = 4;
const NO_NAME = '0000000';

/** A line of the file as it is, or one that only a side has. */
interface Row {
  readonly marks: string;
  readonly text: string;
  readonly inOurs: boolean;
  readonly inTheirs: boolean;
  readonly inResult: boolean;
}

/** `git diff` of a file in conflict: against both sides at once. */
export async function printCombined(repo: Repo, path: string): Promise<readonly string[]> {
  const index = await repo.index();
  const side = (stage: number) =>
    index.find((entry) => entry.path === path && entry.stage === stage)?.oid;
  const [ours, theirs] = [side(2), side(3)];
  if (ours === undefined || theirs === undefined) {
    return [`* Unmerged path ${path}`];
  }
  const result = await repo.files.readFile(`${repo.worktree}/${path}`);
  return await printSides(repo, path, [ours, theirs], {name: NO_NAME, text: result});
}

/** The files of a merge that are like neither parent, against both. */
export async function printCombinedCommit(
  repo: Repo,
  {oid, parents}: Commit,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const [ours, theirs] = [await repo.tree(parents[0]), await repo.tree(parents[1])];
  const lines: string[] = [];
  for (const [path, entry] of await repo.tree(oid)) {
    const [left, right] = [ours.get(path), theirs.get(path)];
    const isOwn = left && right && left.oid !== entry.oid && right.oid !== entry.oid;
    if (isOwn && isIn(path, wanted)) {
      const text = await repo.store.readText(entry.oid);
      const printed = await printSides(repo, path, [left.oid, right.oid], {
        name: short(entry.oid),
        text,
      });
      lines.push(...(printed.length > HEAD_LINES ? printed : []));
    }
  }
  return lines;
}

async function printSides(
  repo: Repo,
  path: string,
  [ours, theirs]: readonly [string, string],
  result: {readonly name: string; readonly text: string},
): Promise<readonly string[]> {
  const rows = joinRows(
    splitLines(await repo.store.readText(ours)),
    splitLines(await repo.store.readText(theirs)),
    splitLines(result.text),
  );
  return [
    ...[
      `diff --cc ${path}`,
      `index ${short(ours)},${short(theirs)}..${result.name}`,
      `--- a/${path}`,
      `+++ b/${path}`,
    ].map((line) => repo.paint('bold', line)),
    ...printHunks(rows).map((line) => paintHunk(line, repo.paint, 2)),
  ];
}

function joinRows(
  ours: readonly string[],
  theirs: readonly string[],
  result: readonly string[],
): readonly Row[] {
  const [left, right] = [lostAndAdded(ours, result), lostAndAdded(theirs, result)];
  const rows: Row[] = [];
  for (let place = 0; place <= result.length; place += 1) {
    const base = {inResult: false};
    for (const text of left.lost.get(place) ?? []) {
      rows.push({...base, marks: '- ', text, inOurs: true, inTheirs: false});
    }
    for (const text of right.lost.get(place) ?? []) {
      rows.push({...base, marks: ' -', text, inOurs: false, inTheirs: true});
    }
    const text = result[place];
    if (text !== undefined) {
      const [inOurs, inTheirs] = [!left.added.has(place), !right.added.has(place)];
      const marks = (inOurs ? ' ' : '+') + (inTheirs ? ' ' : '+');
      rows.push({marks, text, inOurs, inTheirs, inResult: true});
    }
  }
  return rows;
}

function lostAndAdded(before: readonly string[], after: readonly string[]) {
  const lost = new Map<number, readonly string[]>();
  const added = new Set<number>();
  for (const {oldStart, oldCount, newStart, newCount} of diffLines(before, after)) {
    lost.set(newStart, before.slice(oldStart, oldStart + oldCount));
    for (let place = newStart; place < newStart + newCount; place += 1) {
      added.add(place);
    }
  }
  return {lost, added};
}

function printHunks(rows: readonly Row[]): readonly string[] {
  const changed = rows.flatMap(({marks}, index) => (marks === '  ' ? [] : [index]));
  const groups: [first: number, last: number][] = [];
  for (const index of changed) {
    const last = groups.at(-1);
    if (last && index - last[1] <= CONTEXT * 2) {
      last[1] = index;
    } else {
      groups.push([index, index]);
    }
  }
  return groups.flatMap(([first, last]) => {
    const start = Math.max(0, first - CONTEXT);
    const shown = rows.slice(start, last + CONTEXT + 1);
    const range = (sign: string, key: 'inOurs' | 'inTheirs' | 'inResult') => {
      const before = rows.slice(0, start).filter((row) => row[key]).length;
      return `${sign}${before + 1},${shown.filter((row) => row[key]).length}`;
    };
    const head = `@@@ ${range('-', 'inOurs')} ${range('-', 'inTheirs')} ${range('+', 'inResult')} @@@`;
    return [head, ...shown.map(({marks, text}) => marks + text.replace(/\n$/, ''))];
  });
}
