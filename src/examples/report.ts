import {NOT_RUN_SHARE, NOT_RUN_SHARE_OF_TOPIC, SHARE_RULE_FROM} from './limits';
import {isRunnableLanguage} from '../data/languages';
import type {Finding, Job} from './types';

export interface Failure extends Finding {
  readonly path: string;
}

/** `path:line message`, with the lines of a diff indented below. */
export function formatFailure({path, line, message}: Failure): string {
  return `${path}:${line}  ${message.replaceAll('\n', '\n    ')}`;
}

const COLUMNS = ['run', 'error', 'norun', 'fragment', 'task', 'failed'] as const;

/** For each language, how much was run and how much was not. */
export function formatTable(jobs: readonly Job[], failed: ReadonlySet<Job>): string {
  const languages = [...new Set(jobs.map(({language}) => language))].sort();
  const rows = languages.map((language) => {
    const own = jobs.filter((job) => job.language === language);
    return [language, ...COLUMNS.map((column) => String(count(own, column, failed)))];
  });
  const table = [['language', ...COLUMNS], ...rows];
  const widths = table[0]!.map((_, index) => Math.max(...table.map((row) => row[index]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!),
        )
        .join('  '),
    )
    .join('\n');
}

function count(
  jobs: readonly Job[],
  column: (typeof COLUMNS)[number],
  failed: ReadonlySet<Job>,
): number {
  return jobs.filter((job) => {
    if (column === 'failed') {
      return failed.has(job);
    }
    return column === 'task' ? job.kind === 'task' : job.kind !== 'task' && job.mode === column;
  }).length;
}

interface Share {
  readonly runnable: readonly Job[];
  /** Blocks that are only validated, or not even that. */
  readonly idle: readonly Job[];
  readonly part: number;
}

function shareOf(jobs: readonly Job[]): Share {
  const runnable = jobs.filter(
    ({kind, language}) => kind === 'example' && isRunnableLanguage(language),
  );
  const idle = runnable.filter(({mode}) => mode === 'norun' || mode === 'fragment');
  return {runnable, idle, part: idle.length / Math.max(1, runnable.length)};
}

/** A lesson with many runnable blocks must run most of them. */
export function shareFailures(path: string, jobs: readonly Job[]): readonly Failure[] {
  const {runnable, idle, part} = shareOf(jobs);
  if (runnable.length <= SHARE_RULE_FROM || part <= NOT_RUN_SHARE) {
    return [];
  }
  return [
    {
      path,
      line: idle[0]!.line,
      message:
        `${idle.length} of ${runnable.length} runnable blocks are norun or fragment; ` +
        `at most a fifth may be, so make more of them run`,
    },
  ];
}

/** The percentage of each topic's blocks that is not run. */
export function formatTopics(jobs: readonly Job[]): string {
  const shares = [...byTopic(jobs)].map(([topic, own]) => `${topic} ${percent(shareOf(own).part)}`);
  return `norun or fragment: ${shares.join(', ')}`;
}

/** The limit for a whole topic or course is stricter than the one for each of its lessons. */
export function topicFailures(jobs: readonly Job[]): readonly Failure[] {
  return [...byTopic(jobs)].flatMap(([topic, own]) => {
    const {runnable, idle, part} = shareOf(own);
    return runnable.length > SHARE_RULE_FROM && part >= NOT_RUN_SHARE_OF_TOPIC
      ? [
          {
            path: idle[0]!.path,
            line: idle[0]!.line,
            message:
              `${percent(part)} of the ${runnable.length} runnable blocks of ${topic} are norun or ` +
              `fragment; less than ${percent(NOT_RUN_SHARE_OF_TOPIC)} may be. This is the first of them`,
          },
        ]
      : [];
  });
}

function byTopic(jobs: readonly Job[]): ReadonlyMap<string, readonly Job[]> {
  const topics = new Map<string, Job[]>();
  for (const job of jobs) {
    const topic = /^(?:modules|courses)\/([^/_]+)\//.exec(job.path)?.[1];
    if (topic !== undefined) {
      topics.set(topic, [...(topics.get(topic) ?? []), job]);
    }
  }
  return topics;
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
