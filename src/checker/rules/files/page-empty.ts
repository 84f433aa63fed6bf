import type {LessonRule} from '../../rule';
import {isPageFile} from '../../../sources/sources';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A page has a title and some content, or is marked as a draft.',
  why: 'An empty page would be published without any warning, with its file name as the title.',
  wrong: '---\ntitle: Subgrid\n---',
  right: '---\ntitle: Subgrid\ndraft: true\n---',
  cases: ['hd-none', 'pg-empty', 'pg-only-fm'],
  *check({path, text, scan, frontMatter: {frontMatter, problems}, raw}) {
    if (!isPageFile(path) || frontMatter.draft === true || problems.length > 0) {
      return;
    }
    const at = {line: 1, column: 1};
    const {title, home} = frontMatter;
    if (raw.trim() === '') {
      yield {at, message: 'the file is empty', remedy: 'write the page, or delete the file'};
      return;
    }
    if (title === undefined && home !== true) {
      yield {at, message: 'the page has no title', remedy: 'add title: to the front matter'};
    }
    const start = (scan.frontMatter ?? scan.lateFrontMatter)?.end ?? 0;
    if (text.slice(start).trim() === '' && home !== true) {
      yield {
        at,
        message: 'the page has front matter but no content',
        remedy: 'write the page, or add draft: true',
      };
    }
  },
};
