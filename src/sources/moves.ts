import {execFileSync} from 'node:child_process';
import {isPageFile, readSource} from './sources';

/** Pages that are in the published version but not in the working folder, because they were renamed or deleted. */
export interface GonePages {
  readonly renamed: ReadonlyMap<string, string>;
  readonly deleted: readonly string[];
  /** The old text of a page. */
  readonly textBefore: (path: string) => string;
}

const PUBLISHED = ['origin/main', 'main'];
/** Share of its lines that a page must have in common with another to count as the same page under a new name. */
const ALIKE = 0.5;

/** The same, looked up at most once, and only if something is missing. */
export function gonePagesOf(root: string): () => GonePages {
  let known: GonePages | undefined;
  return () => (known ??= readGonePages(root));
}

/** The pages that Git shows as removed since the branch left `main`; empty if there is no repository. */
export function readGonePages(root: string): GonePages {
  const git = (...args: readonly string[]): string => {
    try {
      return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  const base = PUBLISHED.map((branch) => git('merge-base', 'HEAD', branch).trim()).find(Boolean);
  const from = base ?? 'HEAD';
  const changes = git('diff', '--relative', '-M', '--name-status', '--diff-filter=DR', from, '--');
  const renamed = new Map<string, string>();
  const deleted: string[] = [];
  for (const line of changes.split('\n')) {
    const [status = '', before = '', after] = line.split('\t');
    if (isPageFile(before) && status.startsWith('R') && after !== undefined) {
      renamed.set(before, after);
    } else if (isPageFile(before) && status === 'D') {
      deleted.push(before);
    }
  }
  const textBefore = (path: string): string => git('show', `${from}:./${path}`);
  if (deleted.length > 0) {
    const untracked = git('ls-files', '--others', '--exclude-standard')
      .split('\n')
      .filter(isPageFile);
    const texts = untracked.map((path) => [path, linesOf(readSource(root, path).text)] as const);
    const pairs = deleted.flatMap((path) => {
      const before = linesOf(textBefore(path));
      return texts.map(([added, lines]) => ({path, added, part: shared(before, lines)}));
    });
    for (const {path, added, part} of pairs.sort((a, b) => b.part - a.part)) {
      if (part > ALIKE && !renamed.has(path) && ![...renamed.values()].includes(added)) {
        renamed.set(path, added);
      }
    }
  }
  return {renamed, deleted: deleted.filter((path) => !renamed.has(path)), textBefore};
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter((line) => line.trim() !== ''));
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((line) => b.has(line)).length / Math.max(1, a.size, b.size);
}
