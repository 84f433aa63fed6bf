import {unpainted} from '../../colours';
import type {Git} from '../context';
import {readOptions} from '../options';
import type {Repo} from '../repo';
import {printLong, printShort} from '../printStatus';
import {readStatus} from '../status';
import {trackingLines} from '../tracking';

export async function status(git: Git, words: readonly string[]): Promise<void> {
  const {has} = readOptions(words, '-s --short -b --branch --long --porcelain --ignored');
  const repo = await git.repo();
  const state = await readStatus(repo, has('--ignored'));
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
  git.print(...(await printLong(repo, state, git.show(repo))));
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
