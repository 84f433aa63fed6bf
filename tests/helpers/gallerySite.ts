import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {copyProject, FRONT_PAGES} from '../../scripts/lib/copyProject';
import {collectBlocks} from '../../src/blocks/collect';
import type {ExampleBlock, TaskBlock} from '../../src/blocks/types';
import {parseMdx} from '../../src/blocks/parseMdx';
import {canRun} from '../../src/markdown/remark/elements';
import {hostileLesson} from './hostileLesson';

const ROOT = resolve(__dirname, '../..');
const LESSON = 'modules/_gallery/index.md';
const REFERENCE = 'modules/_authors';
const HEADINGS = 'tests/fixtures/lessons/markup.md';
const PRACTICE_LESSONS = 'tests/fixtures/lessons/practice';

export const GALLERY = '/modules/gallery/';
/** Every box and widget, in the same built site. */
export const WIDGETS = '/modules/widgets/';
/** Examples and checks that try what they must not do. */
export const HOSTILE = '/modules/hostile/';
/** A lesson whose headings look like markup. */
export const MARKUP = '/modules/markup/';
/** A topic whose lessons no writer edits: what tests need of headings, examples, tasks and quizzes. */
export const PRACTICE = '/modules/practice/';
/** A lesson with a page to run, a task and a quiz; the one after it has an example of two files. */
export const LISTS = `${PRACTICE}lists/`;
export const IMAGES = `${PRACTICE}images/`;
/** A figure, and an example with tabs. */
export const BOXES = `${PRACTICE}boxes/`;

/** The build that the whole run shares, when `GALLERY_BUILD` names it (scripts/test-e2e.ts), else one of its own. */
export function galleryFolder(): string {
  return process.env.GALLERY_BUILD ?? buildGallery();
}

/**
 * Builds a portal of what only tests read: the gallery and the authors' reference, which the real one has in
 * development only, one lesson that would do harm if its headings were markup, one that tries to, and the
 * lessons of {@link PRACTICE}.
 *
 * @returns the folder of the built site
 */
export function buildGallery(): string {
  const site = mkdtempSync(join(tmpdir(), 'gallery-'));
  copyProject(ROOT, site, FRONT_PAGES);
  mkdirSync(join(site, 'courses'));
  cpSync(join(ROOT, LESSON), join(site, 'modules/gallery/index.md'));
  cpSync(join(ROOT, HEADINGS), join(site, 'modules/markup/index.md'));
  mkdirSync(join(site, 'modules/hostile'));
  writeFileSync(join(site, 'modules/hostile/index.md'), hostileLesson());
  cpSync(join(ROOT, PRACTICE_LESSONS), join(site, PRACTICE), {recursive: true});
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
