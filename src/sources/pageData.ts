import type {PageData, PageLink, SidebarNode, WeekUse} from '../data/page';
import type {SidebarEntry} from './frontMatter/fields';
import type {PageHistory} from './gitHistory';
import {addressOfLink, isPageLink, kindOfLink, resolveFileLink} from './links';
import {groupOf, groupPages} from './readingOrder';
import {canBeDone, taskIds} from './lessons';
import {lessonTime} from './lessonTime';
import type {Page, Portal} from './model';
import {collectWeekUses, linkTo} from './weeks';

type Neighbours = Pick<PageData, 'prev' | 'next'>;

export interface PageDataReader {
  dataOf(page: Page): PageData;
}

interface Options {
  /** Whether drafts are included in lists and in the reading order; only in development. */
  readonly drafts: boolean;
  readonly history: ReadonlyMap<string, PageHistory>;
}

/** Prepares what all pages share, and returns a function that provides the data of each page. */
export function createPageDataReader(portal: Portal, {drafts, history}: Options): PageDataReader {
  const listed = portal.pages.filter(
    (page) => (drafts || !page.draft) && page.frontMatter.unlisted !== true,
  );
  const groups = groupPages(listed);
  const uses = collectWeekUses(portal);
  return {
    dataOf: (page) => ({
      source: page.path,
      ...timeOf(page),
      ...(page.draft && {draft: true}),
      ...(canBeDone(page) && {tasks: taskIds(page.content)}),
      ...neighboursOf(page, groups, portal),
      crumbs: crumbsOf(page, portal),
      requires: (page.frontMatter.requires ?? []).flatMap((link) => linksTo(link, page, portal)),
      usedIn: withoutDuplicates(uses.get(page.address) ?? []),
      ...sidebarOf(page, portal),
      ...history.get(page.path),
    }),
  };
}

function timeOf({content}: Page): Pick<PageData, 'minutes' | 'practice'> {
  const {minutes, practice} = lessonTime(content);
  return {minutes, ...(practice && {practice})};
}

function neighboursOf(
  page: Page,
  groups: ReadonlyMap<string, readonly Page[]>,
  portal: Portal,
): Neighbours {
  const group = groups.get(groupOf(page) ?? '') ?? [];
  const index = group.indexOf(page);
  const prev = explicitNeighbour(page, 'prev', portal) ?? byOrder(group[index - 1]);
  const next =
    explicitNeighbour(page, 'next', portal) ?? (index < 0 ? false : byOrder(group[index + 1]));
  return {...(prev && {prev}), ...(next && {next})};
}

function byOrder(page: Page | undefined): PageLink | false {
  return page === undefined ? false : linkTo(page);
}

/** `prev` or `next` as written: false for none, or text and link; undefined if the page does not set it. */
function explicitNeighbour(
  page: Page,
  key: 'prev' | 'next',
  portal: Portal,
): PageLink | false | undefined {
  const value = page.frontMatter[key];
  if (value === undefined || value === null) {
    return undefined;
  }
  if (value === false) {
    return false;
  }
  const link = typeof value === 'string' ? value : value.link;
  const [found = {title: link, link}] = linksTo(link, page, portal);
  return typeof value === 'string' ? found : {title: value.text, link: found.link};
}

/** Title and address of a page that is named by its file or its address. */
function linksTo(link: string, from: Page, {byFile, byAddress}: Portal): readonly PageLink[] {
  if (kindOfLink(link) === 'external') {
    return [{title: link, link}];
  }
  const {file, suffix} = resolveFileLink(link, from.path);
  const page =
    kindOfLink(link) === 'address' ? byAddress.get(link.replace(/[?#].*$/, '')) : byFile.get(file);
  if (page === undefined) {
    return [];
  }
  return [{title: page.title === '' ? link : page.name, link: `${page.address}${suffix}`}];
}

function crumbsOf(page: Page, {byAddress}: Portal): readonly PageLink[] {
  const crumbs: PageLink[] = [];
  const segments = page.address.split('/').slice(1, -1);
  segments.forEach((_, index) => {
    const address = `/${segments.slice(0, index + 1).join('/')}/`;
    const ancestor = byAddress.get(address);
    if (ancestor !== undefined && ancestor !== page) {
      crumbs.push(linkTo(ancestor));
    }
  });
  return crumbs;
}

function withoutDuplicates(uses: readonly WeekUse[]): readonly WeekUse[] {
  return uses.filter((use, index) => uses.findIndex(({link}) => link === use.link) === index);
}

/** The list configured for the sidebar (B2, B6 of the specification); undefined if it is automatic. */
function sidebarOf(page: Page, portal: Portal): Pick<PageData, 'sidebar'> {
  const {sidebar, home} = page.frontMatter;
  if (home === true || sidebar === false) {
    return {sidebar: null};
  }
  if (sidebar === undefined || sidebar === null || sidebar === 'auto') {
    return {};
  }
  if (typeof sidebar === 'string') {
    return {sidebar: null};
  }
  const list = Array.isArray(sidebar)
    ? sidebar
    : longestPrefix(sidebar as SidebarLists, page.address);
  return {
    sidebar: list.length === 0 ? null : list.map((entry) => sidebarNode(entry, page, portal)),
  };
}

type SidebarList = readonly (SidebarEntry | string)[];
type SidebarLists = Readonly<Record<string, SidebarList>>;

function longestPrefix(lists: SidebarLists, address: string): SidebarList {
  const [prefix] = Object.keys(lists)
    .filter((candidate) => address.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  return (prefix === undefined ? undefined : lists[prefix]) ?? [];
}

function sidebarNode(entry: SidebarEntry | string, page: Page, portal: Portal): SidebarNode {
  if (typeof entry === 'string') {
    const [found] = linksTo(entry, page, portal);
    return found === undefined ? {text: entry} : {text: found.title, link: found.link};
  }
  const {text, link, collapsible, children} = entry;
  return {
    text,
    ...(link !== undefined && {link: addressOf(link, page)}),
    ...(collapsible !== undefined && {collapsible}),
    ...(children && {children: children.map((child) => sidebarNode(child, page, portal))}),
  };
}

function addressOf(link: string, page: Page): string {
  if (link.startsWith('#')) {
    return `${page.address}${link}`;
  }
  return isPageLink(link) ? (addressOfLink(link, page.path) ?? link) : link;
}
