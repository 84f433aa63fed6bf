import {short} from './compareTrees';
import {diffLines, splitLines} from './lineDiff';
import type {Repo} from './repo';

const CONTEXT = 3;
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
  const rows = joinRows(
    splitLines(await repo.store.readText(ours)),
    splitLines(await repo.store.readText(theirs)),
    splitLines(result),
  );
  return [
    `diff --cc ${path}`,
    `index ${short(ours)},${short(theirs)}..${NO_NAME}`,
    `--- a/${path}`,
    `+++ b/${path}`,
    ...printHunks(rows),
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
