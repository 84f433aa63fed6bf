import {NOT_RUN_SHARE, SHARE_RULE_FROM} from './limits';
import {isRunnableLanguage} from '../data/languages';
import type {Finding, Job} from './types';

export interface Failure extends Finding {
  readonly path: string;
}

/** `path:line  message`, with the lines of a diff set in below. */
export function formatFailure({path, line, message}: Failure): string {
  return `${path}:${line}  ${message.replaceAll('\n', '\n    ')}`;
}

const COLUMNS = ['run', 'error', 'norun', 'fragment', 'task', 'failed'] as const;

/** What was run of each language, and what was not. */
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

/** A lesson that shows much code must run most of it. */
export function shareFailures(path: string, jobs: readonly Job[]): readonly Failure[] {
  const runnable = jobs.filter(
    ({kind, language}) => kind === 'example' && isRunnableLanguage(language),
  );
  const idle = runnable.filter(({mode}) => mode === 'norun' || mode === 'fragment');
  if (runnable.length <= SHARE_RULE_FROM || idle.length / runnable.length <= NOT_RUN_SHARE) {
    return [];
  }
  return [
    {
      path,
      line: idle[0]!.line,
      message:
        `${idle.length} of ${runnable.length} runnable blocks are norun or fragment; ` +
        `at most a fifth may be. Make more of them run`,
    },
  ];
}
