import {type Change, diffLines, splitLines} from './lineDiff';

interface MergedText {
  readonly text: string;
  readonly hasConflict: boolean;
}

/** Joins two versions of a text by what each changed since the base. */
export function mergeText(
  base: string,
  ours: string,
  theirs: string,
  labels: readonly [ours: string, theirs: string],
): MergedText {
  const [old, mine, yours] = [splitLines(base), splitLines(ours), splitLines(theirs)];
  const left = diffLines(old, mine);
  const right = diffLines(old, yours);
  const parts: Part[] = [];
  let position = 0;
  for (const region of regions(left, right)) {
    parts.push({lines: old.slice(position, region.start)});
    const a = side(region, left, mine);
    const b = side(region, right, yours);
    if (!region.isBoth || a.join('') === b.join('')) {
      parts.push({lines: region.isLeft || region.isBoth ? a : b, isChange: true});
    } else {
      parts.push({ours: a, theirs: b});
    }
    position = region.end;
  }
  parts.push({lines: old.slice(position)});
  const joined = joinNear(parts);
  return {
    text: joined.flatMap((part) => printPart(part, labels)).join(''),
    hasConflict: joined.some((part) => 'ours' in part),
  };
}

interface Settled {
  readonly lines: readonly string[];
  /** One side changed these lines, or both in the same way. */
  readonly isChange?: boolean;
}

interface Conflict {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

type Part = Settled | Conflict;

/** Conflicts with so few lines between them are shown as one. */
const NEAR = 3;

function joinNear(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const [before, between] = joined.slice(-2);
    if (
      'ours' in part &&
      before !== undefined &&
      'ours' in before &&
      between !== undefined &&
      'lines' in between &&
      !between.isChange &&
      between.lines.length <= NEAR
    ) {
      joined.splice(-2, 2, {
        ours: [...before.ours, ...between.lines, ...part.ours],
        theirs: [...before.theirs, ...between.lines, ...part.theirs],
      });
    } else if (!('lines' in part) || part.lines.length > 0 || part.isChange) {
      joined.push(part);
    }
  }
  return joined;
}

function printPart(part: Part, labels: readonly [string, string]): readonly string[] {
  return 'ours' in part ? conflict(part.ours, part.theirs, labels) : part.lines;
}

/** A stretch of the base that one side or both changed. */
interface Region {
  readonly start: number;
  readonly end: number;
  readonly isLeft: boolean;
  readonly isBoth: boolean;
}

function regions(left: readonly Change[], right: readonly Change[]): readonly Region[] {
  const all = [
    ...left.map((change) => ({change, isLeft: true})),
    ...right.map((change) => ({change, isLeft: false})),
  ].sort((a, b) => a.change.oldStart - b.change.oldStart);
  const found: Region[] = [];
  for (const {change, isLeft} of all) {
    const start = change.oldStart;
    const end = start + change.oldCount;
    const last = found.at(-1);
    // Changes that touch count as one, as in Git.
    if (last && start <= last.end) {
      found[found.length - 1] = {
        ...last,
        end: Math.max(end, last.end),
        isBoth: last.isBoth || last.isLeft !== isLeft,
      };
    } else {
      found.push({start, end, isLeft, isBoth: false});
    }
  }
  return found;
}

/** What one side has in the place of a stretch of the base. */
function side(
  {start, end}: Region,
  changes: readonly Change[],
  lines: readonly string[],
): readonly string[] {
  const shift = changes
    .filter(({oldStart, oldCount}) => oldStart + oldCount <= start)
    .reduce((sum, {newCount, oldCount}) => sum + newCount - oldCount, 0);
  const inside = changes.filter(
    ({oldStart, oldCount}) => oldStart >= start && oldStart + oldCount <= end,
  );
  const first = inside[0];
  const from = first ? first.newStart - (first.oldStart - start) : start + shift;
  const last = inside.at(-1);
  const to = last
    ? last.newStart + last.newCount + (end - last.oldStart - last.oldCount)
    : from + (end - start);
  return lines.slice(from, to);
}

/** Lines that both sides begin or end with stay outside the marks. */
function conflict(
  a: readonly string[],
  b: readonly string[],
  [ours, theirs]: readonly [string, string],
): readonly string[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const closed = (lines: readonly string[]) =>
    lines.map((line) => (line.endsWith('\n') ? line : `${line}\n`));
  return [
    ...a.slice(0, start),
    `<<<<<<< ${ours}\n`,
    ...closed(a.slice(start, a.length - end)),
    '=======\n',
    ...closed(b.slice(start, b.length - end)),
    `>>>>>>> ${theirs}\n`,
    ...a.slice(a.length - end),
  ];
}
