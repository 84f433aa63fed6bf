import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {painted} from '../src/colours';
import {Graph, type GraphCommit} from '../src/git/graph/graph';
import {looks} from './helpers/looks';

interface RecordedCommit extends GraphCommit {
  readonly message: readonly string[];
}

type Format = 'oneline' | 'medium' | 'twoLines';

interface RecordedHistory extends Readonly<Record<Format, string>> {
  readonly shape: string;
  readonly commits: readonly RecordedCommit[];
  /** One line a commit, with the colours of the lanes; only in fresh histories. */
  readonly coloured?: string;
}

const FORMATS: readonly Format[] = ['oneline', 'medium', 'twoLines'];

function mediumText({oid, parents, message}: RecordedCommit): readonly string[] {
  return [
    `commit ${oid}`,
    ...(parents.length > 1 ? [`Merge: ${parents.join(' ')}`] : []),
    'Author: Ada <ada@example.com>',
    'Date:   Tue Nov 14 22:13:20 2023 +0000',
    '',
    ...message.map((line) => `    ${line}`),
  ];
}

function textOf(format: Format, commit: RecordedCommit): readonly string[] {
  if (format === 'medium') return mediumText(commit);
  const subject = commit.message[0] ?? '';
  return format === 'oneline' ? [`${commit.oid} ${subject}`] : [commit.oid, subject];
}

function draw(format: Format, {commits}: RecordedHistory): string {
  const graph = new Graph({gap: format === 'medium'});
  const lines = commits.flatMap((commit) => graph.lines(commit, textOf(format, commit)));
  return lines.map((line) => `${line}\n`).join('');
}

function drawColoured({commits}: RecordedHistory): string {
  const graph = new Graph({paint: painted});
  return commits.flatMap((commit) => graph.lines(commit, [commit.oid])).join('\n');
}

function parseHistories(json: string): readonly RecordedHistory[] {
  return JSON.parse(json) as readonly RecordedHistory[];
}

function recordWithGit(...options: readonly string[]): readonly RecordedHistory[] {
  const recorder = join(__dirname, '../record/record-graphs.mjs');
  const maxBuffer = 64 * 1024 * 1024;
  return parseHistories(
    execFileSync(process.execPath, [recorder, ...options], {encoding: 'utf8', maxBuffer}),
  );
}

describe('the graph of git log', () => {
  const recorded = parseHistories(readFileSync(join(__dirname, 'graphs.json'), 'utf8'));

  test.each(recorded.map((history, index) => [index, history.shape, history] as const))(
    'matches recorded history %i (%s)',
    (_index, _shape, history) => {
      for (const format of FORMATS) expect(draw(format, history)).toBe(history[format]);
    },
  );

  describe('of 50 fresh histories with merges of two parents', () => {
    let fresh: readonly RecordedHistory[];
    beforeAll(() => {
      const options = [
        '--seed',
        '2024',
        '--count',
        '50',
        '--max-commits',
        '40',
        '--max-parents',
        '2',
      ];
      fresh = recordWithGit(...options);
      expect(fresh).toHaveLength(50);
    }, 120_000);

    test('matches what Git prints', () => {
      for (const history of fresh) {
        for (const format of FORMATS) expect(draw(format, history)).toBe(history[format]);
      }
    });

    test('has the colours that Git gives its lanes', () => {
      for (const history of fresh) {
        expect(looks(drawColoured(history))).toEqual(looks(history.coloured!.trimEnd()));
      }
    });
  });
});
