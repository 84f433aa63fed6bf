import {basename, extname} from 'node:path';
import type {FileRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const PAGE_LIKE = new Set([
  '.markdown',
  '.mdown',
  '.mkd',
  '.txt',
  '.rst',
  '.docx',
  '.odt',
  '.rtf',
  '.html',
  '.htm',
]);
const ASSETS = new Set(
  '.svg .png .jpg .jpeg .gif .webp .avif .mp4 .webm .mp3 .wav .ogg .vtt .pdf .zip .woff2 .css .js .json .csv .sql .php'.split(
    ' ',
  ),
);
const STARTER_FILES = /-files\//;

export const rule: FileRule = {
  scope: 'file',
  wants:
    '`modules/` and `courses/` contain only pages (`.md`), the images and files that pages use, and `course.yml`.',
  why: 'Anything else is left out of the site without any warning.',
  wrong: 'css-grid/README.md\ncss-grid/gap.markdown\ncss-grid/_category_.json',
  right: 'css-grid/index.md\ncss-grid/gap.md',
  language: 'text',
  cases: [
    'rt-wrong-ext',
    'rt-symlink',
    'rt-dir-named-mdx',
    'rt-index-readme',
    'rt-category-json',
    'rt-category-key',
  ],
  check: ({path, kind}) => {
    const name = basename(path);
    const extension = extname(name).toLowerCase();
    const found = (
      message: string,
      remedy: string,
      severity?: Finding['severity'],
    ): readonly Finding[] => [
      {at: {line: 1, column: 1}, message, remedy, ...(severity && {severity})},
    ];
    if (kind === 'dangling-link') {
      return found('this symbolic link leads to a file that does not exist', 'delete it');
    }
    if (kind === 'link' || kind === 'other') {
      return found('symbolic links are not followed', 'put the file itself here');
    }
    if (kind === 'unreadable') {
      return [];
    }
    if (kind === 'folder') {
      return /\.mdx?$/.test(name)
        ? found(
            `the folder ${name} is named like a page`,
            'remove the extension from its name',
            'warning',
          )
        : [];
    }
    if (STARTER_FILES.test(path) || name === '.gitkeep') {
      return [];
    }
    if (/^_category_\./.test(name)) {
      return found(
        'this file has no effect here',
        'set order: in the front matter of the pages, and delete this file',
      );
    }
    if (/^readme\.mdx?$/i.test(name)) {
      return found(`${name} does not become the page of its folder`, 'rename it to index.md');
    }
    if (PAGE_LIKE.has(extension)) {
      return found(
        `${name} is not a page`,
        'rename it to end in .md, or move it to another folder',
      );
    }
    const known = /\.mdx?$/.test(name) || name === 'course.yml' || ASSETS.has(extension);
    return known
      ? []
      : found(
          `${name} is neither a page nor a file that pages can use`,
          'rename it, or move it to another folder',
        );
  },
};
