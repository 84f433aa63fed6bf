import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseGitLog, readGitHistory} from '../../../src/sources/gitHistory';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(root, {recursive: true}));

function git(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync('git', args, {cwd: root, env: {...process.env, ...env}, stdio: 'ignore'});
}

function commit(author: string, seconds: number, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), {recursive: true});
    writeFileSync(join(root, file), `${seconds}`);
  }
  const date = `${seconds} +0000`;
  git(['add', '.']);
  git(
    [
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@example.org',
      'commit',
      '-m',
      'c',
      `--author=${author} <secret@example.org>`,
    ],
    {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  );
}

describe('readGitHistory', () => {
  it('P9, P10: gives the last change and the names, the most recent first', () => {
    git(['init']);
    commit('Ada', 1700001000, ['modules/css/grid.md', 'courses/mtm6130/index.md']);
    commit('Grace', 1700002000, ['modules/css/grid.md']);
    commit('Ada', 1700003000, ['modules/css/grid.md', 'src/a.ts', 'modules/css/été.md']);
    const history = readGitHistory(root);
    expect(history.get('modules/css/grid.md')).toEqual({
      updated: 1700003000,
      contributors: ['Ada', 'Grace'],
    });
    expect(history.get('courses/mtm6130/index.md')).toEqual({
      updated: 1700001000,
      contributors: ['Ada'],
    });
    expect(history.get('modules/css/été.md')?.updated).toBe(1700003000);
    expect(history.has('src/a.ts')).toBe(false);
  });

  it('P10: gives names as .mailmap has them, one for each person', () => {
    git(['init']);
    commit('ada', 1700001000, ['modules/a.md']);
    commit('Ada Lovelace', 1700002000, ['modules/a.md']);
    writeFileSync(
      join(root, '.mailmap'),
      'Ada Lovelace <ada@example.org> ada <secret@example.org>\n',
    );
    expect(readGitHistory(root).get('modules/a.md')?.contributors).toEqual(['Ada Lovelace']);
  });

  it.each(['dependabot[bot]', 'github-actions', 'Seed bf934210 maintainers'])(
    'P10: leaves out %s, which is no person',
    (robot) => {
      git(['init']);
      commit('Ada', 1700001000, ['modules/a.md']);
      commit(robot, 1700002000, ['modules/a.md']);
      expect(readGitHistory(root).get('modules/a.md')).toEqual({
        updated: 1700002000,
        contributors: ['Ada'],
      });
    },
  );

  it('P10: never holds an address', () => {
    git(['init']);
    commit('Ada', 1700001000, ['modules/a.md']);
    expect(JSON.stringify([...readGitHistory(root)])).not.toContain('@');
  });

  it('is empty where there is no repository', () => {
    expect(readGitHistory(root).size).toBe(0);
  });
});

describe('parseGitLog', () => {
  it('reads an empty log', () => {
    expect(parseGitLog('').size).toBe(0);
  });
});
