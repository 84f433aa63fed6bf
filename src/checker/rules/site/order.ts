import {groupPages} from '../../../sources/readingOrder';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: 'Every page of a topic has an `order`, and no two pages have the same one.',
  why: 'Without it, a page comes after all the others, and students who follow “next” miss it.',
  wrong: '---\ntitle: Grid gap\n---',
  right: '---\ntitle: Grid gap\norder: 42\n---',
  *check({portal}) {
    // The page may have an order in front matter that could not be read.
    const unread = new Set(
      portal.problems.filter(({rule: name}) => name === 'front-matter').map(({path}) => path),
    );
    const listed = portal.pages.filter(
      ({path, draft, frontMatter}) =>
        !unread.has(path) && !draft && frontMatter.unlisted !== true && frontMatter.home !== true,
    );
    for (const [group, pages] of groupPages(listed)) {
      const ordered = pages.filter(({frontMatter}) => frontMatter.order !== undefined);
      const others = pages.filter(({frontMatter}) => frontMatter.order === undefined);
      // In a topic that is sorted by title, no page has an order.
      for (const {path, placeOf} of ordered.length > others.length ? others : []) {
        yield {
          path,
          at: placeOf(['order']),
          message: `the page has no order, so it comes last in ${group}`,
          remedy: 'add order: with a number',
        };
      }
      const taken = new Map<number, string>();
      for (const {path, frontMatter, placeOf} of ordered) {
        const order = frontMatter.order!;
        const other = taken.get(order);
        taken.set(order, path);
        if (other !== undefined) {
          yield {
            path,
            at: placeOf(['order']),
            message: `${other} also has order ${order}`,
            remedy: 'give each page its own order; fractions such as 4.5 are allowed',
          };
        }
      }
    }
  },
};
