import {mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Content} from '../fixtures/badInputs/types';

const roots: string[] = [];

afterAll(() => {
  roots.splice(0).forEach((root) => rmSync(root, {recursive: true, force: true}));
});

/** Writes files into a new folder, which lasts as long as the test file, and returns its path. */
export function writeTree(files: Readonly<Record<string, Content>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    if (content === undefined) {
      continue;
    }
    mkdirSync(dirname(target), {recursive: true});
    if (typeof content === 'string' || Buffer.isBuffer(content)) {
      writeFileSync(target, content);
    } else if ('zeros' in content) {
      writeFileSync(target, '');
      truncateSync(target, content.zeros);
    } else if ('folder' in content) {
      mkdirSync(target, {recursive: true});
    } else {
      symlinkSync(content.linkTo, target);
    }
  }
  return root;
}
