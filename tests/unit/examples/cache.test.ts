import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Cache} from '../../../src/examples/cache';
import {lessonJobs} from '../../../src/examples/jobs';
import type {Execution, Job} from '../../../src/examples/types';

const ROOT = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const open = () => new Cache(ROOT, folder);
const jobOf = (text: string): Job => lessonJobs({path: 'modules/a.md', text}).jobs[0]!;
const JOB = jobOf('```sql setup=movies\nSELECT 1;\n```\n');
const found = (line: number): Execution => ({output: '1', findings: [{line, message: 'no'}]});

function keep(job: Job, execution: Execution): void {
  const cache = open();
  cache.set(job, execution);
  cache.save();
}

it('knows a result in the next run, at the line where the block stands now', () => {
  keep(JOB, found(2));
  const moved = jobOf('Text.\n\n```sql setup=movies\nSELECT 1;\n```\n\n```output\nold\n```\n');
  expect(open().get(moved)).toEqual(found(4));
});

it.each([
  ['code', '```sql setup=movies\nSELECT 2;\n```\n'],
  ['prepared set', '```sql setup=bakery\nSELECT 1;\n```\n'],
  ['option', '```sql setup=movies error="x"\nSELECT 1;\n```\n'],
  ['language', '```php setup=movies\nSELECT 1;\n```\n'],
])('runs again with another %s', (_, text) => {
  keep(JOB, found(2));
  expect(open().get(jobOf(text))).toBeUndefined();
});

it('runs a task again when its check changes', () => {
  const task = (check: string) =>
    jobOf(
      `<Task title="A" id="a-1">\n\n~~~js start\n1\n~~~\n\n~~~js test\n${check}\n~~~\n\n~~~js solution\n2\n~~~\n\n</Task>\n`,
    );
  keep(task('expect(1).toBe(2);'), {findings: []});
  expect(open().get(task('expect(1).toBe(2);'))).toEqual({findings: []});
  expect(open().get(task('expect(1).toBe(3);'))).toBeUndefined();
});

it.each(['', '{', '{"a": '])('begins anew with a file that was cut off: “%s”', (text) => {
  writeFileSync(join(folder, 'results.json'), text);
  expect(open().get(JOB)).toBeUndefined();
});

it('drops what no lesson has used for twenty runs', () => {
  keep(JOB, found(2));
  const others = Array.from({length: 20}, (_, n) => jobOf(`\`\`\`js\nlog(${n});\n\`\`\`\n`));
  others.forEach((job) => keep(job, {findings: []}));
  expect(open().get(JOB)).toBeDefined();
  others.slice(0, 1).forEach((job) => keep(job, {findings: []}));
  expect(open().get(JOB)).toBeUndefined();
});
