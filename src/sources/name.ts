import {SITE} from '../data/site';
import {MODULES} from '../lib/address';
import type {Page} from './model';

/**
 * The name of a page wherever it is mentioned: in links, in lists and in search. For a home page it is the
 * large title, for a page without a title it is derived from the file name.
 */
export function nameOf({
  area,
  address,
  title,
  frontMatter: {home, heroText},
}: Pick<Page, 'area' | 'address' | 'title' | 'frontMatter'>): string {
  if (home === true && (heroText || area !== MODULES)) {
    return heroText || area.toUpperCase();
  }
  return title || fileName(address) || SITE.title;
}

function fileName(address: string): string {
  return (address.split('/').filter(Boolean).at(-1) ?? '').replace(/\.html$/, '');
}
