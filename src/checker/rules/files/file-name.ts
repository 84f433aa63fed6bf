import {basename} from 'node:path';
import type {FileRule} from '../../rule';

const GOOD = /^[_.]?[a-z\d][a-z\d._-]*$/;
const NUMBERED = /^\d{1,2}[-_. ]/;
/** Required by the program's list of URLs: the names of two pages, and of their folders. */
const REQUIRED = /^(?:99-luftballons|phpMyAdmin)(?:-model)?(?:-files|\.md)?$/;
/** Reported by the rule file-type. */
const README = /^readme\.mdx?$/i;
/** Files that students download keep the names that are usual in their subject. */
const STARTER_FILES = /-files\//;

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/^\d{1,2}[-_. ]+/, '')
    .replace(/[^a-z\d._]+/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
}

export const rule: FileRule = {
  scope: 'file',
  wants:
    'Names of files and folders contain only lower-case letters, digits, hyphens and dots, and do not begin with a number.',
  why: 'The name becomes the URL. Capital letters work on one computer and fail on the next, and spaces and symbols become codes such as `%20`. The order of pages is set in their front matter, not in their names.',
  wrong: 'CSS Grid.md\n01-lists.md\nc#-intro?.md\n100%.md',
  right: 'css-grid.md\nlists.md\nc-sharp-intro.md\nfull-width.md',
  language: 'text',
  cases: ['rt-upper', 'rt-spaces', 'rt-unicode', 'rt-hash-char', 'rt-percent', 'rt-number-prefix'],
  *check({path}) {
    const name = basename(path);
    const at = {line: 1, column: 1};
    const remedy = `rename it to ${plain(name)}`;
    if (STARTER_FILES.test(path) || README.test(name) || REQUIRED.test(name)) {
      return;
    }
    if (NUMBERED.test(name)) {
      yield {
        at,
        message: `the name ${name} begins with a number`,
        remedy: `${remedy} and set order: in its front matter`,
      };
    } else if (!GOOD.test(name)) {
      yield /^[\p{Ll}\d._-]+$/u.test(name)
        ? {at, severity: 'warning', message: `the name ${name} contains an accented letter`, remedy}
        : {at, message: `the name ${name} contains capital letters, spaces or symbols`, remedy};
    }
  },
};
