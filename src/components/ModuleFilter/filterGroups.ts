import {describe} from './describe';
import {narrow, type Filtered, type FilterItem} from '@site/src/lib/moduleFilter';

/** Attribute of a group of the index; its value is the group's name. */
export const TOPIC = 'data-topic';

/** Attribute of the link to a topic's own page, which may match when no other page of the topic does. */
export const START = 'data-start';

/** How many pages and topics are left. */
export interface Left {
  readonly pages: number;
  readonly topics: number;
}

/** The groups that the reader had closed, which are closed again when the filter is emptied. */
const closed = new WeakSet<HTMLDetailsElement>();

/** Hides the pages and topics of the index that do not match, and opens the groups that contain matches. */
export function filterGroups(
  words: readonly string[],
  descriptions: Readonly<Record<string, string>>,
): Left {
  const isFiltering = words.length > 0;
  let [pages, topics] = [0, 0];
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`details[${TOPIC}]`)) {
    describe(descriptions, group);
    const count = filterGroup(group, words);
    pages += count;
    topics += Number(count > 0);
    group.hidden = count === 0;
    openGroup(group, isFiltering);
  }
  return {pages, topics};
}

function filterGroup(group: HTMLElement, words: readonly string[]): number {
  const items = itemsIn(group);
  const topic = {text: group.getAttribute(TOPIC) ?? '', inside: items.map(contentOf)};
  const {inside, count, isMatch} = narrow(topic, words, '');
  const hasOwnPage = group.querySelector(`[${START}]`) !== null;
  items.forEach((item, index) => show(item, inside[index]!));
  return isMatch && !hasOwnPage ? count - 1 : count;
}

function openGroup(group: HTMLDetailsElement, isFiltering: boolean): void {
  if (isFiltering && !group.open) {
    closed.add(group);
    group.open = true;
  } else if (!isFiltering && closed.delete(group)) {
    group.open = false;
  }
}

/** The list items directly in an element, not those in nested lists. */
function itemsIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('li')].filter(
    (item) => item.parentElement?.closest('li, details') === element,
  );
}

function contentOf(item: HTMLElement): FilterItem {
  const own = item.cloneNode(true) as HTMLElement;
  own.querySelectorAll('ul').forEach((list) => list.remove());
  return {text: own.textContent, inside: itemsIn(item).map(contentOf)};
}

function show(item: HTMLElement, {isShown, inside}: Filtered): void {
  item.hidden = !isShown;
  itemsIn(item).forEach((child, index) => show(child, inside[index]!));
}
