import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {collectBlocks} from '../blocks/collect';
import {parseMdx} from '../blocks/parseMdx';
import type {ExampleBlock} from '../blocks/types';
import type {BlockData} from '../lib/code/blockData';
import {runnableData} from './remark/elements';

/** Path of the page with the front page's example, relative to the project's root. */
export const HOME_EXAMPLE = 'content/home.md';

/** The example that visitors can try on the front page: the first one on that page. */
export function homeExample(root: string): BlockData {
  const {blocks, problems} = collectBlocks(
    parseMdx(readFileSync(join(root, HOME_EXAMPLE), 'utf8')),
  );
  const [problem] = problems;
  const block = blocks.find((candidate): candidate is ExampleBlock => candidate.kind === 'example');
  if (problem !== undefined || block === undefined) {
    throw new Error(
      `${HOME_EXAMPLE}:${problem?.line ?? 1} ${problem?.message ?? 'there is no example'} (${
        problem?.remedy ?? 'write a block that runs, as docs/runnable-lessons.md shows'
      })`,
    );
  }
  const tabs = block.files.filter(({hidden}) => !hidden);
  return runnableData(block, tabs.at(-1)!, tabs, blocks, root);
}
