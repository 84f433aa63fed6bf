import {kindOfLink, resolveFileLink} from '../../../sources/links';
import type {Page, Portal} from '../../../sources/model';
import type {SiteRule} from '../../rule';

const KEYS = ['prev', 'next'] as const;

/** Every link in a page's front matter that leads on from the page, with its keys. */
function linksOf({
  frontMatter,
}: Page): readonly {readonly keys: readonly (string | number)[]; readonly link: string}[] {
  const neighbours = KEYS.flatMap((key) => {
    const value = frontMatter[key];
    const link = typeof value === 'object' && value !== null ? value.link : value;
    return typeof link === 'string' ? [{keys: [key], link}] : [];
  });
  const actions = (frontMatter.actions ?? []).map(({link}, index) => ({
    keys: ['actions', index],
    link,
  }));
  return [...neighbours, ...actions];
}

/** The page that a link on the given page leads to, by file, URL or alias. */
function targetOf(
  link: string,
  page: Page,
  {byFile, byAddress, aliases}: Portal,
): Page | undefined {
  if (kindOfLink(link) === 'file') {
    return byFile.get(resolveFileLink(link, page.path).file);
  }
  const address = link.replace(/[?#].*$/, '');
  const alias = [...aliases.listed, ...aliases.byRule].find(({from}) => from === address);
  return byAddress.get(alias?.to ?? address);
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    '`prev`, `next` and `actions` lead to other pages, and `prev` and `next` lead to different ones.',
  why: 'A student who follows “next” would stay where they are, or go back.',
  wrong: '---\ntitle: Lists\nnext: ./lists.md   # this file\n---',
  right: '---\ntitle: Lists\nnext: ./tables.md\n---',
  *check({portal}) {
    for (const page of portal.pages) {
      const links = linksOf(page).map(({keys, link}) => ({
        keys,
        target: targetOf(link, page, portal),
      }));
      const previous = links.find(({keys}) => keys[0] === 'prev')?.target;
      for (const {keys, target} of links) {
        const [key] = keys;
        const found = {
          path: page.path,
          at: page.placeOf(keys),
          remedy: `name another page, or remove ${key}:`,
        };
        if (target === page) {
          yield {...found, message: `${key} leads to the page itself`};
        } else if (key === 'next' && target !== undefined && target === previous) {
          yield {...found, message: `prev and next both lead to ${target.path}`};
        }
      }
    }
  },
};
