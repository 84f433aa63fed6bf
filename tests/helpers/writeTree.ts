import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Content} from '../fixtures/badInputs/types';

/** Writes files into a new folder and returns its path. */
export function writeTree(files: Readonly<Record<string, Content>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    if (content === undefined) {
      continue;
    }
    mkdirSync(dirname(target), {recursive: true});
    if (typeof content === 'string' || Buffer.isBuffer(content)) {
      writeFileSync(target, content);
    } else if ('folder' in content) {
      mkdirSync(target, {recursive: true});
    } else {
      symlinkSync(content.linkTo, target);
    }
  }
  return root;
}
