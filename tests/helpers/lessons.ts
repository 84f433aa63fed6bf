import {resolve} from 'node:path';
import {slugify} from '../../src/lib/slug';
import type {PageData} from '../../src/data/page';
import {createPageDataReader} from '../../src/sources/pageData';
import {readPortal} from '../../src/sources/registry';
import type {Page} from '../../src/sources/model';

/**
 * What the sources say about the portal's pages today. Tests that read the real portal take titles and
 * neighbours from here, so that a writer may change them.
 */
const portal = readPortal(resolve(__dirname, '../..'));
const {dataOf} = createPageDataReader(portal, {drafts: false, history: new Map()});

function pageAt(address: string): Page {
  const page = portal.byAddress.get(address);
  if (page === undefined) {
    throw new Error(`No source has the address ${address}, which a test reads`);
  }
  return page;
}

export const titleOf = (address: string): string => pageAt(address).title;

/** The address of the first heading of plain words in a page. */
export function firstAnchorOf(address: string): string {
  const [, words] = /^## ([\w ]+)$/m.exec(pageAt(address).content) ?? [];
  if (words === undefined) {
    throw new Error(`${address} has no heading of plain words, which a test reads`);
  }
  return `#${slugify(words)}`;
}

export const frontMatterOf = (address: string): Page['frontMatter'] => pageAt(address).frontMatter;

/** Neighbours, weeks and what else the page tells about itself. */
export const factsOf = (address: string): PageData => dataOf(pageAt(address));

/** The weeks of a course. */
export function weeksOf(course: string): number {
  return portal.courses.find(({id}) => id === course)?.course?.weeks.length ?? 0;
}

const addressesOf = (isDraft: boolean): readonly string[] =>
  portal.pages.filter(({draft}) => draft === isDraft).map(({address}) => address);

/** Pages that readers do not find anywhere, and those that they do. */
export const DRAFTS = addressesOf(true);
export const PUBLISHED = addressesOf(false);
