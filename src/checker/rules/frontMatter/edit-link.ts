import {nearest} from '../../../lib/nearest';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const KEY = 'editLinkPattern';
const KNOWN = [':repo', ':branch', ':path'];
/** A word after a colon; that of a port has digits, that of a scheme has slashes. */
const WORD = /:[a-z]+/gi;

export const rule: LessonRule = {
  name: 'edit-link',
  scope: 'lesson',
  severity: 'error',
  wants:
    '`editLinkPattern` is an address that contains `:path`, and no other words than `:repo`, `:branch` and `:path`.',
  why: 'Without `:path` every page would be edited at one address; a misspelt word stays in the address as it is.',
  wrong: '---\ntitle: Lists\neditLinkPattern: https://git.example.org/edit/:pth\n---',
  right: '---\ntitle: Lists\neditLinkPattern: https://git.example.org/edit/:branch/:path\n---',
  check: ({frontMatter: {frontMatter, placeOf}}) => {
    const pattern = frontMatter.editLinkPattern;
    if (typeof pattern !== 'string') {
      return [];
    }
    const at = placeOf([KEY]);
    const unknown = [...pattern.matchAll(WORD)]
      .map(([word]) => word)
      .filter((word) => !KNOWN.includes(word))
      .map((word): Finding => {
        const like = nearest(word, KNOWN);
        const remedy =
          like === undefined ? `write one of ${KNOWN.join(', ')}` : `did you mean ${like}?`;
        return {at, message: `${KEY} contains ${word}, which stands for nothing`, remedy};
      });
    if (unknown.length > 0) {
      return unknown;
    }
    if (!pattern.includes(':path')) {
      const message = `${KEY} does not contain :path, so that every page has the same edit link`;
      return [{at, message, remedy: 'write :path where the path of the file belongs'}];
    }
    return /^(?:https?:\/\/|:repo\b)/.test(pattern)
      ? []
      : [{at, message: `${KEY} is no address`, remedy: 'begin it with https:// or :repo'}];
  },
};
