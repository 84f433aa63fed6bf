import type {ChangedExamples} from './examples';
import {pageOf, type Kind, type ReadersData} from './schema';

export type ListedKind = 'bookmarks' | 'notes' | 'examples';

/** One row in the lists of the reader's page. */
export interface Row {
  readonly kind: ListedKind;
  readonly place: string;
  readonly title: string;
  readonly heading?: string;
  readonly text?: string;
  /** Whether the portal no longer has the page. */
  readonly isGone: boolean;
}

type Titles = Readonly<Record<string, string>>;

/** The rows for a reader's bookmarks or notes, newest first. */
export function rowsOf(kind: Kind & ListedKind, data: ReadersData, titles: Titles): readonly Row[] {
  return Object.entries(data[kind])
    .filter(([, {gone}]) => !gone)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([place, {title, heading, text}]) => ({
      kind,
      place,
      ...pageIn(titles, place, title),
      ...(heading !== undefined && {heading}),
      ...(text !== undefined && {text}),
    }));
}

/** The rows for the examples that the reader has changed, newest first. */
export function exampleRows(examples: ChangedExamples, titles: Titles): readonly Row[] {
  return Object.entries(examples)
    .sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0))
    .map(([place, {texts}]) => ({
      kind: 'examples',
      place,
      ...pageIn(titles, place),
      heading: place.slice(pageOf(place).length + 1),
      text: Object.values(texts).join('\n'),
    }));
}

function pageIn(
  titles: Titles,
  place: string,
  title?: string,
): {readonly title: string; readonly isGone: boolean} {
  const page = pageOf(place);
  return {title: titles[page] ?? title ?? page, isGone: titles[page] === undefined};
}

/** Whether a row contains every word of a query. */
export function matches({title, heading = '', text = ''}: Row, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = `${title} ${heading} ${text}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

/** Paths of the lessons that are done, except those that the reader has unmarked. */
export function donePaths({done}: ReadersData): readonly string[] {
  return Object.keys(done).filter((path) => !done[path]!.gone);
}
