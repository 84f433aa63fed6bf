import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {splitLines} from '../../../text/lines';
import type {Edit} from '../../../text/finding';
import type {SiteRule} from '../../rule';

const LIST = 'src/data/wantedPages.json';
const ENTRY = /^[ \t]*("(?:[^"\\]|\\.)*"):.*(?:\r?\n|$)/gm;

/** Removes one line from the list, and for the last line the comma before it as well. */
function withoutEntry(text: string, start: number, end: number): readonly Edit[] {
  const isLast = /^\s*\}/.test(text.slice(end));
  const comma = text.lastIndexOf(',', start);
  const edits = [{start, end, text: ''}];
  return isLast && comma !== -1 ? [{start: comma, end: comma + 1, text: ''}, ...edits] : edits;
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'The list of pages that are still to be written contains no page that is already published.',
  why: 'If the page were renamed later, links to the old name would be reported as planned rather than broken, and its week would lose it without any warning.',
  wrong: '"/modules/html/html-lists/": "Lists"     (in src/data/wantedPages.json)',
  right: '(the line is removed)',
  language: 'text',
  *check({root, portal}) {
    const file = join(root, LIST);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = splitLines(text);
    for (const {index, 0: line, 1: key} of text.matchAll(ENTRY)) {
      const page = portal.byAddress.get(JSON.parse(key!) as string);
      if (page?.draft === false) {
        yield {
          path: LIST,
          at: lines.at(index + line.indexOf('"')),
          message: `${page.address} has been written: ${page.path}`,
          remedy: 'remove the line',
          edits: withoutEntry(text, index, index + line.length),
        };
      }
    }
  },
};
