import type {Page} from './model';

/** An item of a list: a page, or a group of pages. */
export interface Ordered {
  readonly order?: number | undefined;
  readonly name: string;
  /** Decides if everything else is equal. */
  readonly address: string;
}

/** The order of every list of pages: by `order`, then by name (ignoring case), then by address. */
export function inOrder(a: Ordered, b: Ordered): number {
  return (
    (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE) ||
    a.name.localeCompare(b.name, 'en', {sensitivity: 'base'}) ||
    (a.address < b.address ? -1 : Number(a.address > b.address))
  );
}

/** Pages of one topic, or of one folder of a course, in reading order. */
export function readingOrder(pages: readonly Page[]): readonly Page[] {
  return [...pages].sort((a, b) => inOrder(ordered(a), ordered(b)));
}

function ordered({name, address, frontMatter: {order}}: Page): Ordered {
  return {order, name, address};
}

/**
 * The group whose reading order a page belongs to: the first folder of its area.
 * Pages directly in the area belong to none.
 */
export function groupOf({address}: Pick<Page, 'address'>): string | undefined {
  const [, area, folder, rest] = address.split('/');
  return folder === undefined || folder === '' || rest === undefined
    ? undefined
    : `${area}/${folder}`;
}

/** All groups of the given pages, each in reading order. */
export function groupPages(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const group = groupOf(page);
    if (group !== undefined) {
      groups.set(group, [...(groups.get(group) ?? []), page]);
    }
  }
  return new Map([...groups].map(([group, members]) => [group, readingOrder(members)]));
}
