import {basename} from 'node:path';
import wantedPages from '../../../data/wantedPages.json';
import type {FileRule} from '../../rule';

const GOOD = /^[_.]?[a-z\d][a-z\d._-]*$/;
const NUMBERED = /^\d{1,2}[-_. ]/;
/** Names that the programme's list of addresses asks for, such as `for...in` and `phpMyAdmin`. */
const AS_PLANNED = new Set(
  Object.keys(wantedPages).flatMap((address) => address.replace(/\.html$/, '').split('/')),
);
/** Files that students download keep the names that their subject wants. */
/** Said by the rule file-type. */
const README = /^readme\.mdx?$/i;
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
  name: 'file-name',
  scope: 'file',
  severity: 'error',
  wants:
    'Names of files and folders have lower-case letters, digits, hyphens and dots only, and no number in front.',
  why: 'The name is the address. Capital letters work on one computer and fail on the next; spaces and signs become `%20`; the order of pages stands in their front matter.',
  wrong: 'CSS Grid.md\n01-lists.md\nc#-intro?.md\n100%.md',
  right: 'css-grid.md\nlists.md\nc-sharp-intro.md\nfull-width.md',
  language: 'text',
  cases: ['rt-upper', 'rt-spaces', 'rt-unicode', 'rt-hash-char', 'rt-percent', 'rt-number-prefix'],
  check: ({path}) => {
    const name = basename(path);
    const at = {line: 1, column: 1};
    if (
      STARTER_FILES.test(path) ||
      README.test(name) ||
      AS_PLANNED.has(name.replace(/\.mdx?$/, ''))
    ) {
      return [];
    }
    if (NUMBERED.test(name)) {
      return [
        {
          at,
          message: `the name ${name} begins with a number`,
          remedy: `call it ${plain(name)} and write order: in its front matter`,
        },
      ];
    }
    if (GOOD.test(name)) {
      return [];
    }
    const remedy = `call it ${plain(name)}`;
    return /^[\p{Ll}\d._-]+$/u.test(name)
      ? [{at, severity: 'warning', message: `the name ${name} has a letter with an accent`, remedy}]
      : [{at, message: `the name ${name} has capital letters, spaces or signs`, remedy}];
  },
};
