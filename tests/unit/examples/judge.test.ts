import {judge} from '../../../src/examples/judge';
import type {Execution, Job} from '../../../src/examples/types';

function job(changes: Partial<Job> = {}): Job {
  return {
    path: 'modules/a.md',
    line: 10,
    kind: 'example',
    language: 'js',
    runner: 'js',
    mode: 'run',
    loops: false,
    preview: false,
    hidden: false,
    files: [{name: 'script.js', lang: 'js', text: 'log()', line: 11, inherited: false}],
    previous: [],
    lastLine: 12,
    ...changes,
  };
}

const ran = (output: string): Execution => ({output, findings: []});
const shown = (text: string) => ({lang: 'output', text, line: 16, lines: 1, indent: 0});

it('passes what prints what is shown, but for space at the ends', () => {
  expect(judge(job({expected: shown('one \ntwo')}), ran('one\ntwo\n')).failures).toEqual([]);
});

it('names the line, the expected and the printed text, and how to rewrite it', () => {
  const {failures, fix} = judge(job({expected: shown('one')}), ran('two\n'));
  expect(failures).toEqual([{line: 16, message: 'expected “one”, got “two”'}]);
  expect(fix).toEqual({line: 16, lines: 1, text: 'two'});
});

it('says that rows in another order want ORDER BY, and of other rows nothing of it', () => {
  const query = job({runner: 'sql', expected: shown('| a |\n| b |')});
  const [message] = judge(query, ran('| b |\n| a |')).failures.map((failure) => failure.message);
  expect(message).toContain('the rows are the same, but in a different order: add ORDER BY');
  const [other] = judge(query, ran('| b |\n| c |')).failures.map((failure) => failure.message);
  expect(other).not.toContain('ORDER BY');
});

it('asks for an output block when code prints and none is shown', () => {
  const {failures, fix} = judge(job(), ran('two\n'));
  expect(failures[0]?.message).toContain('expected an output block');
  expect(fix).toEqual({line: 13, lines: 0, text: '\n```output\ntwo\n```'});
});

it('lets hidden code and previews print without showing it', () => {
  expect(judge(job({hidden: true}), ran('a')).failures).toEqual([]);
  expect(judge(job({runner: 'html', preview: true}), ran('a')).failures).toEqual([]);
});

it('fails on a warning of Vue that the lesson does not show', () => {
  const warning = '[Vue warn]: Property "titel" was accessed during render but is not defined';
  const vue = {runner: 'vue', preview: true} as const;
  expect(judge(job(vue), ran(`${warning}\n`)).failures).toEqual([
    {line: 10, message: `${warning} (fix it, or show it in an output block)`},
  ]);
  expect(judge(job({...vue, expected: shown(warning)}), ran(warning)).failures).toEqual([]);
});

it('compares a transcript with itself', () => {
  const files = [{name: 'terminal', lang: 'console', text: '$ ls\na', line: 11, inherited: false}];
  const {failures, fix} = judge(job({runner: 'console', files}), ran('$ ls\nb'));
  expect(failures).toEqual([{line: 12, message: 'expected “a”, got “b”'}]);
  expect(fix).toEqual({line: 11, lines: 2, text: '$ ls\nb'});
});

it('reads markup without its line breaks', () => {
  const expected = {...shown('<ul>\n  <li>One</li>\n</ul>'), lang: 'html'};
  expect(judge(job({runner: 'jsx', expected}), ran('<ul><li>One</li></ul>')).failures).toEqual([]);
});

it('wants the error that was announced', () => {
  const failing = job({mode: 'error', error: 'TypeError'});
  const findings = [{line: 11, message: 'TypeError: no'}];
  expect(judge(failing, {output: '', findings}).failures).toEqual([]);
  expect(judge(failing, ran('')).failures[0]?.message).toBe(
    'expected an error with “TypeError”, got no error',
  );
});

it('fails on an error that was not announced', () => {
  const findings = [{line: 11, message: 'TypeError: no'}];
  expect(judge(job(), {output: '', findings}).failures).toEqual(findings);
});

it('wants an endless loop to be stopped, and no other code', () => {
  const stopped: Execution = {output: '', findings: [], stopped: 'time'};
  expect(judge(job({loops: true}), stopped).failures).toEqual([]);
  expect(judge(job({loops: true}), ran('')).failures).toHaveLength(1);
  expect(judge(job(), stopped).failures).toEqual([
    {line: 10, message: 'the code did not finish in time'},
  ]);
});

it('wants a check to fail on the starting code and to pass on the solution', () => {
  const check = {name: 'script.js', lang: 'js', text: '', line: 30, inherited: false};
  const task = job({kind: 'task', task: {check, solution: [], cases: []}});
  const passed = {passed: true, message: ''};
  const failed = {passed: false, message: 'Use an ol'};
  const verdict = (start: typeof passed, solution: typeof passed) =>
    judge(task, {findings: [], start, solution}).failures.map(({message}) => message);
  expect(verdict(failed, passed)).toEqual([]);
  expect(verdict(passed, passed)).toEqual([
    'the check passes on the starting code; it must fail there',
  ]);
  expect(verdict(failed, failed)).toEqual(['the check fails on the solution: Use an ol']);
});

it('wants a check to pass what is accepted and to fail what is rejected', () => {
  const check = {name: 'script.js', lang: 'js', text: '', line: 30, inherited: false};
  const cases = [
    {role: 'accept', files: [], line: 40},
    {role: 'reject', why: 'still paragraphs', files: [], line: 50},
  ] as const;
  const task = job({kind: 'task', task: {check, solution: [], cases}});
  const passed = {passed: true, message: ''};
  const failed = {passed: false, message: 'Use an ol'};
  const verdict = (...results: readonly (typeof passed)[]) =>
    judge(task, {findings: [], start: failed, solution: passed, cases: results}).failures;
  expect(verdict(passed, failed)).toEqual([]);
  expect(verdict(failed, passed)).toEqual([
    {line: 40, message: expect.stringMatching(/^the check fails an `accept` block: Use an ol \(/)},
    {
      line: 50,
      message: expect.stringMatching(/^the check passes a `reject` block: “still paragraphs” \(/),
    },
  ]);
});

it('reports what keeps a script from being shown step by step, also one that is meant to fail', () => {
  const execution = {...ran(''), traceFault: 'too many steps (shorten it)'};
  const failures = [{line: 10, message: 'too many steps (shorten it)'}];
  expect(judge(job(), execution).failures).toEqual(failures);
  expect(judge(job({mode: 'error', error: 'x'}), execution).failures).toEqual(failures);
});
