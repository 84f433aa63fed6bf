import {OUTDATED_AFTER_DAYS, type PageProgress, type TopicProgress} from '../data/authoring';

const SECONDS_A_DAY = 86_400;

export interface TopicSum {
  readonly topic: string;
  readonly written: number;
  readonly drafts: number;
  readonly wanted: number;
  readonly words: number;
  /** Median number of explanatory words per lesson; 0 if there are no lessons. */
  readonly core: number;
  readonly run: number;
  readonly notRun: number;
  readonly tasks: number;
  readonly accepts: number;
  readonly rejects: number;
  readonly quizzes: number;
  /** The date of the page whose last change is the oldest, such as `2026-11-20`. */
  readonly oldest: string;
  /** Number of pages that have not been changed for a year. */
  readonly outdated: number;
}

type Counted = 'words' | 'run' | 'notRun' | 'tasks' | 'accepts' | 'rejects' | 'quizzes';

/** One row of the progress table. */
export function sumTopic({topic, pages, wanted}: TopicProgress, nowSeconds: number): TopicSum {
  const sum = (key: Counted): number => pages.reduce((total, page) => total + page[key], 0);
  const times = pages.flatMap(({updated}) => updated ?? []);
  const drafts = pages.filter(({draft}) => draft).length;
  return {
    topic,
    written: pages.length - drafts,
    drafts,
    wanted: wanted.length,
    words: sum('words'),
    core: medianOf(pages.flatMap(({coreWords}) => coreWords ?? [])),
    run: sum('run'),
    notRun: sum('notRun'),
    tasks: sum('tasks'),
    accepts: sum('accepts'),
    rejects: sum('rejects'),
    quizzes: sum('quizzes'),
    oldest:
      times.length === 0 ? '' : new Date(Math.min(...times) * 1000).toISOString().slice(0, 10),
    outdated: times.filter((time) => nowSeconds - time > OUTDATED_AFTER_DAYS * SECONDS_A_DAY)
      .length,
  };
}

/** The last row: all topics together. */
export function sumAll(topics: readonly TopicProgress[], nowSeconds: number): TopicSum {
  const pages = pagesOf(topics);
  return sumTopic({topic: 'all', pages, wanted: topics.flatMap(({wanted}) => wanted)}, nowSeconds);
}

/** How many right answers are first, second and so on, over all questions. */
export function rightAnswerPlaces(topics: readonly TopicProgress[]): readonly number[] {
  const places = pagesOf(topics).flatMap(({rightPlaces}) => rightPlaces);
  return Array.from(
    {length: Math.max(-1, ...places) + 1},
    (_, place) => places.filter((other) => other === place).length,
  );
}

function pagesOf(topics: readonly TopicProgress[]): readonly PageProgress[] {
  return topics.flatMap(({pages}) => pages);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return Math.round((low + high) / 2);
}
