import {isUtf8} from 'node:buffer';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {applyFixes} from './applyFixes';
import {checkContent, type CheckOptions, type CheckResult} from '../run/check';

/** A fix can reveal another mistake; after this many rounds, the fixes must be undoing each other. */
const MAX_ROUNDS = 6;

export interface FixResult extends CheckResult {
  /** Files that were changed. */
  readonly fixed: readonly string[];
}

/** Fixes what needs no decision by the author, then reports what is left. */
export async function fixContent(root: string, options: CheckOptions = {}): Promise<FixResult> {
  const fixed = new Set<string>();
  let result = await checkContent(root, options);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const changed = writeFixes(root, result);
    if (changed.length === 0) {
      break;
    }
    changed.forEach((path) => fixed.add(path));
    result = await checkContent(root, options);
  }
  return {...result, fixed: [...fixed].sort()};
}

function writeFixes(root: string, {problems}: CheckResult): readonly string[] {
  const mendable = problems.filter(({edits}) => edits !== undefined);
  return [...new Set(mendable.map(({path}) => path))].flatMap((path) => {
    const list = mendable.filter((problem) => problem.path === path);
    const bytes = readFileSync(join(root, path));
    // Reading it as UTF-8 would lose its accented letters.
    if (!isUtf8(bytes)) {
      return [];
    }
    const text = bytes.toString('utf8');
    const mended = applyFixes(text, list);
    if (mended === text) {
      return [];
    }
    writeFileSync(join(root, path), mended);
    return [path];
  });
}
