import {posix} from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
type Docs = Parameters<SidebarItemsGenerator>[0]['docs'];
type Doc = Docs[number];
type Item = Awaited<ReturnType<SidebarItemsGenerator>>[number];

interface Folder {
  index?: Doc;
  readonly pages: Doc[];
  readonly folders: Map<string, Folder>;
}

/**
 * The tree of an area in reading order: a folder with an index page becomes a group that links to it.
 * Siblings stand by `order`, then by title.
 */
export const sidebarTree: SidebarItemsGenerator = ({docs}) => {
  const root = newFolder();
  for (const doc of docs.filter(({frontMatter}) => frontMatter.unlisted !== true)) {
    const folder = folderAt(root, doc.sourceDirName);
    if (/\/index\.mdx?$/.test(doc.source)) {
      folder.index = doc;
    } else {
      folder.pages.push(doc);
    }
  }
  return itemsOf(root);
};

function newFolder(): Folder {
  return {pages: [], folders: new Map()};
}

function folderAt(root: Folder, path: string): Folder {
  return path
    .split('/')
    .filter((name) => name !== '.' && name !== '')
    .reduce((folder, name) => {
      const next = folder.folders.get(name) ?? newFolder();
      folder.folders.set(name, next);
      return next;
    }, root);
}

function itemsOf(folder: Folder): Item[] {
  const rows = [
    ...folder.pages.map((doc) => ({order: orderOf(doc), title: doc.title, item: pageItem(doc)})),
    ...[...folder.folders].flatMap(([name, child]) => folderRows(name, child)),
  ];
  return rows
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))
    .map(({item}) => item);
}

interface Row {
  readonly order: number;
  readonly title: string;
  readonly item: Item;
}

/** A folder without a page of its own is a group without a link; an empty one is nothing. */
function folderRows(name: string, folder: Folder): readonly Row[] {
  const items = itemsOf(folder);
  const {index} = folder;
  if (items.length === 0) {
    return index === undefined
      ? []
      : [{order: orderOf(index), title: index.title, item: pageItem(index)}];
  }
  const title = index?.title || name.charAt(0).toUpperCase() + name.slice(1);
  const order = index === undefined ? firstOrder(folder) : orderOf(index);
  const item: Item = {
    type: 'category',
    label: title,
    collapsible: true,
    collapsed: true,
    items,
    ...(index && {link: {type: 'doc', id: index.id}}),
  };
  return [{order, title, item}];
}

function firstOrder(folder: Folder): number {
  return Math.min(
    Infinity,
    ...folder.pages.map(orderOf),
    ...[...folder.folders.values()].map(firstOrder),
  );
}

function orderOf(doc: Doc): number {
  return doc.sidebarPosition ?? Number.MAX_SAFE_INTEGER;
}

/** A page may have no title; a row of the sidebar needs words. */
function labelOf({title, source}: Doc): string {
  return title === '' ? posix.basename(source).replace(/\.mdx?$/, '') : title;
}

function pageItem(doc: Doc): Item {
  return {type: 'doc', id: doc.id, label: labelOf(doc)};
}
