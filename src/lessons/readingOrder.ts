import type {Page} from './registry';

/** Pages of one topic, or of one folder of a course, in reading order. */
export function readingOrder(pages: readonly Page[]): readonly Page[] {
  return [...pages].sort(
    (a, b) =>
      (a.frontMatter.order ?? Infinity) - (b.frontMatter.order ?? Infinity) ||
      a.title.localeCompare(b.title, 'en', {sensitivity: 'base'}) ||
      (a.address < b.address ? -1 : 1),
  );
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
