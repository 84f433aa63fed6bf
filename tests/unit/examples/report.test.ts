import {applyFixes} from '../../../src/examples/fix';
import {lineDiff} from '../../../src/examples/lineDiff';
import {
  formatFailure,
  formatTable,
  formatTopics,
  shareFailures,
  topicFailures,
} from '../../../src/examples/report';
import type {Job} from '../../../src/examples/types';

const job = (changes: Partial<Job> = {}): Job => ({
  path: 'modules/a.md',
  line: 1,
  kind: 'example',
  language: 'js',
  runner: 'js',
  mode: 'run',
  loops: false,
  preview: false,
  hidden: false,
  files: [],
  previous: [],
  lastLine: 1,
  ...changes,
});

it('names a failure by path and line, its further lines set in', () => {
  expect(formatFailure({path: 'modules/a.md', line: 7, message: 'one\ntwo'})).toBe(
    'modules/a.md:7  one\n    two',
  );
});

it('counts languages by what was done with them', () => {
  const failing = job({language: 'css', mode: 'fragment'});
  const table = formatTable([job(), job({kind: 'task'}), failing], new Set([failing]));
  expect(table.split('\n')).toEqual([
    'language  run  error  norun  fragment  task  failed',
    'css         0      0      0         1     0       1',
    'js          1      0      0         0     1       0',
  ]);
});

it('fails a lesson that runs too little of what it shows', () => {
  const run = Array.from({length: 4}, () => job());
  const idle = [job({mode: 'norun', line: 9}), job({mode: 'fragment'})];
  expect(shareFailures('modules/a.md', [...run, ...idle])).toEqual([
    expect.objectContaining({line: 9, message: expect.stringContaining('2 of 6')}),
  ]);
  expect(shareFailures('modules/a.md', [...run, idle[0]!])).toEqual([]);
});

it('tells what of a topic is not run, and fails one that runs too little', () => {
  const of = (path: string, ...idle: readonly Partial<Job>[]) => [
    ...Array.from({length: 17}, () => job({path})),
    ...idle.map((changes) => job({path, ...changes})),
  ];
  const css = of('modules/css/a.md', {mode: 'fragment'}, {mode: 'norun'}, {mode: 'run'});
  const git = of('modules/git/a.md', {mode: 'norun', line: 8}, {mode: 'norun'}, {mode: 'norun'});
  const few = [job({path: 'courses/mtm6130/a.md', mode: 'norun'})];
  const shown = [job({path: 'modules/git/b.md', language: 'bash', mode: 'norun'})];
  const all = [...css, ...git, ...few, ...shown];
  expect(formatTopics(all)).toBe('norun or fragment: css 10 %, git 15 %, mtm6130 100 %');
  expect(topicFailures(all)).toEqual([
    {
      path: 'modules/git/a.md',
      line: 8,
      message: expect.stringContaining('15 % of the 20 runnable blocks of git'),
    },
  ]);
});

it('rewrites results from the end, so that lines stay true', () => {
  expect(
    applyFixes('a\nb\nc', [
      {line: 1, lines: 1, text: 'A\nA'},
      {line: 3, lines: 0, text: 'B2'},
    ]),
  ).toBe('A\nA\nb\nB2\nc');
});

it('shows only the stretch that differs, and not all of a long one', () => {
  expect(lineDiff('a\nb\nc', 'a\nb\nc')).toBeUndefined();
  expect(lineDiff('a\nb\nc', 'a\nB\nc')).toEqual({line: 1, message: 'expected “b”, got “B”'});
  const long = lineDiff('a', Array.from({length: 20}, (_, n) => String(n)).join('\n'));
  expect(long?.message).toContain('… 14 more');
});
