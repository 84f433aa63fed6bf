import {OUTDATED_AFTER_DAYS, type TopicProgress} from '../data/authoring';

const SECONDS_A_DAY = 86_400;

export interface TopicSum {
  readonly topic: string;
  readonly written: number;
  readonly drafts: number;
  readonly wanted: number;
  readonly words: number;
  readonly run: number;
  readonly notRun: number;
  readonly tasks: number;
  readonly quizzes: number;
  /** Day of the oldest last change of a page, as `2026-11-20`. */
  readonly oldest: string;
  /** Pages that nobody has changed for a year. */
  readonly outdated: number;
}

/** One row of the progress table. */
export function sumTopic({topic, pages, wanted}: TopicProgress, nowSeconds: number): TopicSum {
  const sum = (key: 'words' | 'run' | 'notRun' | 'tasks' | 'quizzes'): number =>
    pages.reduce((total, page) => total + page[key], 0);
  const times = pages.flatMap(({updated}) => updated ?? []);
  const drafts = pages.filter(({draft}) => draft).length;
  return {
    topic,
    written: pages.length - drafts,
    drafts,
    wanted: wanted.length,
    words: sum('words'),
    run: sum('run'),
    notRun: sum('notRun'),
    tasks: sum('tasks'),
    quizzes: sum('quizzes'),
    oldest:
      times.length === 0 ? '' : new Date(Math.min(...times) * 1000).toISOString().slice(0, 10),
    outdated: times.filter((time) => nowSeconds - time > OUTDATED_AFTER_DAYS * SECONDS_A_DAY)
      .length,
  };
}

/** The last row: all topics together. */
export function sumAll(rows: readonly TopicSum[]): TopicSum {
  const sum = (key: Exclude<keyof TopicSum, 'topic' | 'oldest'>): number =>
    rows.reduce((total, row) => total + row[key], 0);
  const days = rows.map(({oldest}) => oldest).filter((day) => day !== '');
  return {
    topic: 'all',
    written: sum('written'),
    drafts: sum('drafts'),
    wanted: sum('wanted'),
    words: sum('words'),
    run: sum('run'),
    notRun: sum('notRun'),
    tasks: sum('tasks'),
    quizzes: sum('quizzes'),
    oldest: days.sort()[0] ?? '',
    outdated: sum('outdated'),
  };
}
