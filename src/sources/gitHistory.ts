import {execFileSync} from 'node:child_process';
import {NOT_CONTRIBUTORS} from '../data/contributors';

export interface PageHistory {
  /** Time of the last change, in seconds since 1970. */
  readonly updated: number;
  /** Names according to `.mailmap`, without robots and never with email addresses; most recent first. */
  readonly contributors: readonly string[];
}

const RECORD = '\u001e';
const FIELD = '\u001f';

/**
 * Who changed each file, and when it was last changed, from one pass over the Git log.
 *
 * @returns an empty map if there is no repository, as in a downloaded archive
 */
export function readGitHistory(root: string): ReadonlyMap<string, PageHistory> {
  let log: string;
  try {
    log = execFileSync(
      'git',
      [
        '-c',
        'core.quotePath=false',
        'log',
        `--format=${RECORD}%aN${FIELD}%at`,
        '--name-only',
        '--relative',
        '--',
        'modules',
        'courses',
      ],
      {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore']},
    );
  } catch {
    return new Map();
  }
  return parseGitLog(log);
}

/** Parses the output of `git log`. */
export function parseGitLog(log: string): ReadonlyMap<string, PageHistory> {
  const history = new Map<string, {updated: number; contributors: string[]}>();
  for (const record of log.split(RECORD).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [name = '', time] = head.split(FIELD);
    for (const file of files.filter((line) => line !== '')) {
      const entry = history.get(file) ?? {updated: Number(time), contributors: []};
      if (isPerson(name) && !entry.contributors.includes(name)) {
        entry.contributors.push(name);
      }
      history.set(file, entry);
    }
  }
  return history;
}

function isPerson(name: string): boolean {
  return !NOT_CONTRIBUTORS.some((pattern) => pattern.test(name));
}
