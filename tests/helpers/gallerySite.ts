import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {copyProject} from '../../scripts/lib/copyProject';
import {collectBlocks} from '../../src/lessons/blocks';
import type {ExampleBlock, TaskBlock} from '../../src/lessons/blockTypes';
import {parseMdx} from '../../src/lessons/parseMdx';
import {canRun} from '../../src/lessons/remark/elements';

const ROOT = resolve(__dirname, '../..');
const LESSON = 'modules/_gallery/index.md';
const REFERENCE = 'modules/_authors';
const HOSTILE = 'tests/fixtures/lessons/markup.md';

export const GALLERY = '/modules/gallery/';
/** Every box and widget, in the same built site. */
export const WIDGETS = '/modules/widgets/';
/** A lesson whose headings look like markup. */
export const MARKUP = '/modules/markup/';

/**
 * Builds a portal of three lessons: the gallery and the authors' reference, which the real one has in
 * development only, and one that would do harm if its headings were markup.
 *
 * @returns the folder of the built site
 */
export function buildGallery(): string {
  const site = mkdtempSync(join(tmpdir(), 'gallery-'));
  copyProject(ROOT, site, ['modules/index.md']);
  mkdirSync(join(site, 'courses'));
  cpSync(join(ROOT, LESSON), join(site, 'modules/gallery/index.md'));
  cpSync(join(ROOT, HOSTILE), join(site, 'modules/markup/index.md'));
  cpSync(join(ROOT, REFERENCE), join(site, 'modules/widgets'), {recursive: true});
  const reference = join(site, 'modules/widgets/index.md');
  const text = readFileSync(reference, 'utf8');
  // There are no courses in this site.
  writeFileSync(reference, text.replace(/\(\/mtm\d+\/[^)]*\)/g, '(/modules/)'));
  for (const command of [
    [join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    ['--import', 'tsx', 'scripts/finish.ts'],
  ]) {
    execFileSync(process.execPath, command, {cwd: site, stdio: ['ignore', 'ignore', 'inherit']});
  }
  return join(site, 'build');
}

interface GalleryBlocks {
  readonly examples: readonly ExampleBlock[];
  readonly tasks: readonly TaskBlock[];
}

/** What of the gallery runs in the page, in its order. */
export function galleryBlocks(): GalleryBlocks {
  const {blocks} = collectBlocks(parseMdx(readFileSync(join(ROOT, LESSON), 'utf8')));
  return {
    examples: blocks.filter(
      (block): block is ExampleBlock =>
        block.kind === 'example' && canRun(block) && block.files.some(({hidden}) => !hidden),
    ),
    tasks: blocks.filter((block) => block.kind === 'task'),
  };
}
