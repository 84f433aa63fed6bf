import {type CustomCommand, defineCommand} from 'just-bash';
import type {LessonFiles} from './files';
import {type Change, diffLines, splitLines} from './git/lineDiff';
import {printHunks} from './git/patch';

const result = (stdout: string, exitCode: number) => ({stdout, stderr: '', exitCode});
const failed = (message: string) => ({stdout: '', stderr: `diff: ${message}\n`, exitCode: 2});

/** `diff` of two files in the form of GNU: the normal one, `-u`, or `-q`. */
export function diffCommand(files: LessonFiles): CustomCommand {
  return defineCommand('diff', async (words, {cwd}) => {
    const names = words.filter((word) => !word.startsWith('-'));
    const flags = words.filter((word) => word.startsWith('-')).join('');
    const [left, right] = names;
    if (left === undefined || right === undefined) {
      return failed(
        `missing operand after '${words.at(-1) ?? 'diff'}'\ndiff: Try 'diff --help' for more information.`,
      );
    }
    const texts: string[] = [];
    for (const name of [left, right]) {
      const path = files.resolvePath(cwd, name);
      if (!(await files.exists(path))) {
        return failed(`${name}: No such file or directory`);
      }
      if ((await files.stat(path)).isDirectory) {
        return failed(`${name}: Is a directory`);
      }
      texts.push(await files.readFile(path));
    }
    const [before, after] = [splitLines(texts[0]!), splitLines(texts[1]!)];
    const changes = diffLines(before, after);
    if (changes.length === 0) {
      return result('', 0);
    }
    if (/q/.test(flags)) {
      return result(`Files ${left} and ${right} differ\n`, 1);
    }
    const lines = /[uU]/.test(flags)
      ? [`--- ${left}`, `+++ ${right}`, ...printHunks(before, after)]
      : changes.flatMap((change) => normalForm(change, before, after));
    return result(`${lines.join('\n')}\n`, 1);
  });
}

function normalForm(
  {oldStart, oldCount, newStart, newCount}: Change,
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const range = (start: number, count: number) =>
    count === 0 ? `${start}` : count === 1 ? `${start + 1}` : `${start + 1},${start + count}`;
  const letter = oldCount === 0 ? 'a' : newCount === 0 ? 'd' : 'c';
  const removed = before.slice(oldStart, oldStart + oldCount).map((line) => marked('< ', line));
  const added = after.slice(newStart, newStart + newCount).map((line) => marked('> ', line));
  const rule = oldCount > 0 && newCount > 0 ? ['---'] : [];
  const head = `${range(oldStart, oldCount)}${letter}${range(newStart, newCount)}`;
  return [head, ...removed, ...rule, ...added];
}

function marked(mark: string, line: string): string {
  return line.endsWith('\n')
    ? mark + line.slice(0, -1)
    : `${mark}${line}\n\\ No newline at end of file`;
}
