import type {SFCBlock} from '@vue/compiler-sfc';
import type {MovedLines} from './splitComponent';

/**
 * Finds where the lines of a script are after compilation. The compiler hoists imports and constants and
 * inserts its own lines before the rest, whose order stays the same, so most lines that can be found again
 * have moved by the same number.
 */
export function findMovedLines(
  script: Pick<SFCBlock, 'content' | 'loc'> | null,
  compiled: string,
): MovedLines | undefined {
  if (!script) {
    return undefined;
  }
  const {start, end} = script.loc;
  const lines = compiled.split('\n');
  const votes = new Map<number, number>();
  let shift: number | undefined;
  for (const [index, line] of script.content.split('\n').entries()) {
    const found = lines.indexOf(line);
    if (line.trim() !== '' && found >= 0 && found === lines.lastIndexOf(line)) {
      const by = found + 1 - (start.line + index);
      votes.set(by, (votes.get(by) ?? 0) + 1);
      shift = shift === undefined || votes.get(by)! >= votes.get(shift)! ? by : shift;
    }
  }
  return shift === undefined ? undefined : {shift, last: end.line};
}
