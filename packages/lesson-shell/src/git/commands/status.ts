import {unpainted} from '../../colours';
import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import type {Repo} from '../repo';
import {printLong, printShort} from '../printStatus';
import {type Status, readStatus} from '../status';
import {trackingLines} from '../tracking';
import {refusal} from '../../refusal';
import {isIn} from './range';

export async function status(git: Git, words: readonly string[]): Promise<void> {
  const {
    has,
    rest,
    paths = [],
  } = readOptions(
    words.map((word) => word.replace(/^--untracked-files(?:=(no|all|normal))?$/, '-u$1')),
    '-s --short -b --branch --long --porcelain --ignored -u -uall -uno -unormal',
  );
  const repo = await git.repo();
  const wanted = [...rest, ...paths].map((word) => git.inRepo(repo, word));
  const others = has('-uno') ? 'none' : has('-u', '-uall') ? 'all' : 'folders';
  const state = only(await readStatus(repo, has('--ignored'), others), wanted);
  if (has('-s', '--short', '--porcelain')) {
    if (has('-b', '--branch')) {
      git.print(await shortBranch(repo));
    }
    git.print(
      ...(has('--porcelain')
        ? printShort(state, (path) => path, unpainted)
        : printShort(state, git.show(repo), repo.paint)),
    );
    return;
  }
  git.print(...(await printLong(repo, state, git.show(repo), has('-uno'))));
}

/** What the named files and folders have to do with. */
function only(state: Status, wanted: readonly string[]): Status {
  const isInside = (path: string) => wanted.some((word) => word.startsWith(path));
  if (
    wanted.some((word) => /[*?[]/.test(word)) ||
    [...state.untracked, ...state.ignored].some((path) => path.endsWith('/') && isInside(path))
  ) {
    throw new GitError(`${refusal('git status of such a path')} Type git status without it.`);
  }
  const isWanted = (path: string) => isIn(path.replace(/\/$/, ''), wanted);
  return {
    staged: state.staged.filter(({path}) => isWanted(path)),
    unstaged: state.unstaged.filter(({path}) => isWanted(path)),
    untracked: state.untracked.filter(isWanted),
    ignored: state.ignored.filter(isWanted),
    conflicts: state.conflicts.filter(([path]) => isWanted(path)),
  };
}

async function shortBranch(repo: Repo): Promise<string> {
  const branch = await repo.branch();
  const head = await repo.head();
  if (branch === undefined) {
    return '## HEAD (no branch)';
  }
  if (head === undefined) {
    return `## No commits yet on ${repo.paint('green', branch)}`;
  }
  const [line = ''] = await trackingLines(repo, branch, head);
  const other = /'([^']+)'/.exec(line)?.[1];
  const [ahead, behind] = [/ahead of .* by (\d+)/, /behind .* by (\d+)/].map(
    (pattern) => pattern.exec(line)?.[1],
  );
  const state = ahead
    ? ` [ahead ${repo.paint('green', ahead)}]`
    : behind
      ? ` [behind ${repo.paint('red', behind)}]`
      : '';
  const follows = other === undefined ? '' : `...${repo.paint('red', other)}`;
  return `## ${repo.paint('green', branch)}${follows}${state}`;
}
