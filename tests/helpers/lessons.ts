import {resolve} from 'node:path';
import {slugify} from '../../src/lib/slug';
import type {PageData} from '../../src/data/page';
import {createPageDataReader} from '../../src/sources/pageData';
import {readPortal} from '../../src/sources/registry';
import type {CourseLists, MenuEntry, Page} from '../../src/sources/model';

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

/** The headings of plain words of a page. */
export function plainHeadingsOf(address: string): readonly string[] {
  const words = [...pageAt(address).content.matchAll(/^## ([\w ]+)$/gm)].map(([, text]) => text!);
  if (words.length < 2) {
    throw new Error(`${address} has not two headings of plain words, which a test reads`);
  }
  return words;
}

/** The address of the first heading of plain words in a page. */
export const firstAnchorOf = (address: string): string =>
  `#${slugify(plainHeadingsOf(address)[0]!)}`;

export const frontMatterOf = (address: string): Page['frontMatter'] => pageAt(address).frontMatter;

/** Neighbours, weeks and what else the page tells about itself. */
export const factsOf = (address: string): PageData => dataOf(pageAt(address));

/** The words of the first action of a home page, which leads into the course. */
export function startOf(address: string): string {
  const [action] = frontMatterOf(address).actions ?? [];
  if (action === undefined) {
    throw new Error(`${address} has no action, which a test follows`);
  }
  return action.text;
}

/** The title of a page of a topic that has pages of its own, which the sidebar shows as a group. */
export function groupOf(topic: string): string {
  const group = portal.pages.find(
    ({address, draft}) =>
      !draft &&
      address.endsWith('/') &&
      address.startsWith(topic) &&
      address !== topic &&
      PUBLISHED.some((other) => other !== address && other.startsWith(address)),
  );
  if (group === undefined) {
    throw new Error(`${topic} has no group of pages, which a test opens`);
  }
  return group.title;
}

function listsOf(course: string): CourseLists {
  return portal.courses.find(({id}) => id === course)!.lists;
}

/** Labels of the weeks of a course, with the ids of their headings. */
export function weeksOf(course: string): readonly {readonly label: string; readonly id: string}[] {
  return listsOf(course).weeks.map(({label}) => ({label, id: slugify(label)}));
}

/** The entries of the menu of a course. */
export const menuOf = (course: string): readonly MenuEntry[] => listsOf(course).menu;

const addressesOf = (isDraft: boolean): readonly string[] =>
  portal.pages.filter(({draft}) => draft === isDraft).map(({address}) => address);

/** Pages that readers do not find anywhere, and those that they do. */
export const DRAFTS = addressesOf(true);
export const PUBLISHED = addressesOf(false);
