import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {findInvisible} from '../../../text/invisible';
import {splitLines} from '../../../text/lines';
import type {FileRule} from '../../rule';

/** Text files other than pages: the data of a course, and files that students download. */
const TEXT = new Set(
  ['.css', '.csv', '.html', '.js', '.json', '.jsx', '.mjs', '.php', '.scss', '.sh', '.sql'].concat([
    '.svg',
    '.ts',
    '.tsx',
    '.txt',
    '.vtt',
    '.vue',
    '.xml',
    '.yaml',
    '.yml',
  ]),
);

export const rule: FileRule = {
  scope: 'file',
  wants: '`course.yml` and the files that students download have no invisible characters.',
  why: 'A student who opens the file gets an error about a character that cannot be seen, or code that runs in a different order from the one shown.',
  wrong: 'title: Web\u200BDesign   (with a zero-width space)',
  right: 'title: Web Design',
  language: 'yaml',
  check: ({path, kind}, root) => {
    if (kind !== 'file' || !TEXT.has(extname(path).toLowerCase())) {
      return [];
    }
    const text = readFileSync(join(root, path), 'utf8');
    const found = findInvisible(text);
    const lines = found.length === 0 ? undefined : splitLines(text);
    return found.map(({start, end, name}) => ({
      at: lines!.at(start),
      message: `there is an invisible character here: ${name}`,
      remedy: 'delete it',
      edits: [{start, end, text: ''}],
    }));
  },
};
