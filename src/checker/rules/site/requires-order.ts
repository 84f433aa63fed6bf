import {resolveFileLink} from '../../../sources/links';
import {groupOf, groupPages} from '../../../sources/readingOrder';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: 'The pages that a page requires come before it in the reading order of the topic.',
  why: 'Otherwise students who follow “next” would need something that they have not read yet.',
  wrong: '---\ntitle: Grid gap\norder: 2\nrequires:\n  - ./grid-areas.md   # order: 5\n---',
  right: '---\ntitle: Grid gap\norder: 2\nrequires:\n  - ./grid-container.md   # order: 1\n---',
  *check({portal}) {
    const places = new Map(
      [...groupPages(portal.pages)].flatMap(([, pages]) =>
        pages.map((page, index) => [page.path, index] as const),
      ),
    );
    for (const page of portal.pages) {
      for (const [index, link] of (page.frontMatter.requires ?? []).entries()) {
        const required = portal.byFile.get(resolveFileLink(link, page.path).file);
        if (
          required !== undefined &&
          required !== page &&
          groupOf(required) === groupOf(page) &&
          (places.get(required.path) ?? 0) > (places.get(page.path) ?? 0)
        ) {
          yield {
            path: page.path,
            at: page.placeOf(['requires', index]),
            message: `${link} comes later in the reading order`,
            remedy: 'change the order of one of the two pages, or remove it from requires',
          };
        }
      }
    }
  },
};
