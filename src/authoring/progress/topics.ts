import type {PageProgress, TopicProgress} from '../../data/authoring';
import type {Facts} from '../../checker/read/lesson';
import type {PageHistory} from '../../sources/gitHistory';
import {groupOf, readingOrder} from '../../sources/readingOrder';
import type {Page, Portal} from '../../sources/model';

/** The progress of each topic and each folder of a course, in alphabetical order. */
export function collectProgress(
  portal: Portal,
  facts: ReadonlyMap<string, Facts>,
  history: ReadonlyMap<string, PageHistory>,
): readonly TopicProgress[] {
  const topicOf = (address: string): string => groupOf({address}) ?? address.split('/')[1] ?? '';
  const topics = new Map<string, {pages: Page[]; wanted: Portal['wanted'][number][]}>();
  const topic = (address: string): {pages: Page[]; wanted: Portal['wanted'][number][]} => {
    const name = topicOf(address);
    const known = topics.get(name) ?? {pages: [], wanted: []};
    topics.set(name, known);
    return known;
  };
  portal.pages.forEach((page) => topic(page.address).pages.push(page));
  portal.wanted.forEach((page) => topic(page.address).wanted.push(page));
  return [...topics]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, {pages, wanted}]) => ({
      topic: name,
      wanted,
      pages: readingOrder(pages).map((page) => progressOf(page, facts.get(page.path), history)),
    }));
}

function progressOf(
  {path, address, title, draft}: Page,
  facts: Facts | undefined,
  history: ReadonlyMap<string, PageHistory>,
): PageProgress {
  const updated = history.get(path)?.updated;
  return {
    path,
    address,
    title: title === '' ? address : title,
    draft,
    words: facts?.words ?? 0,
    ...(facts?.kind === 'lesson' && {coreWords: facts.coreWords}),
    ...blocksOf(facts),
    ...(updated !== undefined && {updated}),
  };
}

const NO_BLOCKS = {
  run: 0,
  notRun: 0,
  tasks: 0,
  accepts: 0,
  rejects: 0,
  quizzes: 0,
  rightPlaces: [],
};

function blocksOf(facts: Facts | undefined): Pick<PageProgress, keyof typeof NO_BLOCKS> {
  if (facts === undefined) {
    return NO_BLOCKS;
  }
  const {questions: _, ...blocks} = facts.blocks;
  return blocks;
}
