import {execFileSync} from 'node:child_process';
import {currentCommit} from '../../../src/sources/commit';
import {writeTree} from '../../helpers/writeTree';

it('is the commit that the sources are at, and nothing where there is no repository', () => {
  const root = writeTree({'page.md': '# Page\n'});
  expect(currentCommit(root)).toBeUndefined();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  expect(currentCommit(root)).toMatch(/^[\da-f]{12}$/);
  expect(git('rev-parse', 'HEAD').startsWith(currentCommit(root)!)).toBe(true);
});
