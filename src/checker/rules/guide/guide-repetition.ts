import {MODULES} from '../../../lib/address';
import {isPageFile} from '../../../sources/sources';
import type {SiteRule} from '../../rule';
import {findRepetitions, SHINGLE_WORDS} from '../../read/shingles';

/** Two paragraphs in the same words, or a twelfth of a page, cannot be a coincidence. */
const MOST_SHARED = 30;
const MOST_SHARE = 0.08;
const LEAST_SHARED = 10;

export const rule: SiteRule = {
  scope: 'site',
  wants: 'A lesson does not repeat another lesson word for word, but links to it.',
  why: 'Two copies drift apart, and readers who have read the first learn nothing from the second.',
  wrong: 'Two lessons with the same paragraph',
  right: 'One lesson with the paragraph, and a link to it in the other',
  check: ({facts, portal}) => {
    const pages = [...facts.values()].filter(
      ({path}) =>
        path.startsWith(`${MODULES}/`) &&
        isPageFile(path) &&
        portal.byFile.get(path)?.draft === false,
    );
    return findRepetitions(
      pages,
      (shared, share) => shared >= MOST_SHARED || (shared >= LEAST_SHARED && share >= MOST_SHARE),
    ).map(({path, line, other, otherLine, shared}) => ({
      path,
      at: {line, column: 1},
      message: `about ${shared + SHINGLE_WORDS - 1} words are the same as in ${other}, from line ${otherLine}`,
      remedy:
        'explain it in one lesson and link to it, or move it to a part that both pages import',
    }));
  },
};
