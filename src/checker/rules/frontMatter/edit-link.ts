import {nearest} from '../../../lib/nearest';
import type {LessonRule} from '../../rule';

const KEY = 'editLinkPattern';
const KNOWN = [':repo', ':branch', ':path'];
/** A colon and letters, unlike the digits of a port and the slashes after a scheme. */
const WORD = /:[a-z]+/gi;

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    '`editLinkPattern` is a URL that contains `:path`, and no placeholders other than `:repo`, `:branch` and `:path`.',
  why: 'Without `:path`, every page would have the same edit link, and a misspelt placeholder would be left in the URL.',
  wrong: '---\ntitle: Lists\neditLinkPattern: https://git.example.org/edit/:pth\n---',
  right: '---\ntitle: Lists\neditLinkPattern: https://git.example.org/edit/:branch/:path\n---',
  *check({frontMatter: {frontMatter, placeOf}}) {
    const pattern = frontMatter.editLinkPattern;
    if (typeof pattern !== 'string') {
      return;
    }
    const at = placeOf([KEY]);
    const words = [...pattern.matchAll(WORD)].map(([word]) => word);
    const unknown = words.filter((word) => !KNOWN.includes(word));
    for (const word of unknown) {
      const like = nearest(word, KNOWN);
      const remedy =
        like === undefined ? `write one of ${KNOWN.join(', ')}` : `did you mean ${like}?`;
      yield {at, message: `${KEY} contains ${word}, which is not a placeholder`, remedy};
    }
    if (unknown.length > 0) {
      return;
    }
    if (!pattern.includes(':path')) {
      const message = `${KEY} does not contain :path, so every page would have the same edit link`;
      yield {at, message, remedy: 'put :path where the path of the file belongs'};
    } else if (!/^(?:https?:\/\/|:repo\b)/.test(pattern)) {
      yield {at, message: `${KEY} is not a URL`, remedy: 'begin it with https:// or :repo'};
    }
  },
};
