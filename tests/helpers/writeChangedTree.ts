import {execFileSync} from 'node:child_process';
import {rmSync, writeFileSync, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Content} from '../fixtures/badInputs/types';
import {writeTree} from './writeTree';

type Tree = Readonly<Record<string, Content>>;

/** A new repository that holds the earlier files as a commit, and the later ones in its working folder. */
export function writeChangedTree(earlier: Tree, later: Tree): string {
  const root = writeTree(earlier);
  const git = (...args: readonly string[]): void => {
    execFileSync('git', args, {cwd: root, stdio: 'ignore'});
  };
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-m', 'Earlier');
  for (const path of Object.keys(earlier)) {
    rmSync(join(root, path));
  }
  for (const [path, content] of Object.entries(later)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), content as string);
  }
  return root;
}
