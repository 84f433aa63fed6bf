import {groupPages} from '../../../sources/readingOrder';
import type {SiteFinding, SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: 'Every page of a topic has an `order`, and no two pages have the same one.',
  why: 'Without it, a page comes after all the others, and students who follow “next” miss it.',
  wrong: '---\ntitle: Grid gap\n---',
  right: '---\ntitle: Grid gap\norder: 42\n---',
  check: ({portal}) => {
    // The page may have an order in front matter that could not be read.
    const unread = new Set(
      portal.problems.filter(({rule: name}) => name === 'front-matter').map(({path}) => path),
    );
    const listed = portal.pages.filter(
      ({path, draft, frontMatter}) =>
        !unread.has(path) && !draft && frontMatter.unlisted !== true && frontMatter.home !== true,
    );
    return [...groupPages(listed)].flatMap(([group, pages]) => {
      const taken = new Map<number, string>();
      // In a topic that is sorted by title, no page has an order.
      const isOrdered =
        pages.filter(({frontMatter}) => frontMatter.order !== undefined).length > pages.length / 2;
      return pages.flatMap((page): readonly SiteFinding[] => {
        const {order} = page.frontMatter;
        const found = (message: string, remedy: string): SiteFinding => ({
          path: page.path,
          at: page.placeOf(['order']),
          message,
          remedy,
        });
        if (order === undefined) {
          return isOrdered
            ? [
                found(
                  `the page has no order, so it comes last in ${group}`,
                  'add order: with a number',
                ),
              ]
            : [];
        }
        const other = taken.get(order);
        taken.set(order, page.path);
        return other === undefined
          ? []
          : [
              found(
                `${other} also has order ${order}`,
                'give each page its own order; fractions such as 4.5 are allowed',
              ),
            ];
      });
    });
  },
};
