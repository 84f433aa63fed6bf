import {lessonJobs} from '../../../src/examples/jobs';

const jobs = (text: string) => lessonJobs({path: 'modules/a.md', text});

it('takes every runnable and every checked fence, with its place', () => {
  const found = jobs(
    'Text.\n\n```js\nlet a;\n```\n\n```json\n{}\n```\n\n```text\nnothing\n```\n',
  ).jobs;
  expect(found.map(({language, line}) => [language, line])).toEqual([
    ['js', 3],
    ['json', 7],
  ]);
  expect(found[0]?.files[0]?.line).toBe(4);
});

it('joins the expected result to its code', () => {
  const [job] = jobs('```js\nlog(1);\n```\n\n```output\n1\n```\n').jobs;
  expect(job?.expected).toEqual({lang: 'output', text: '1', line: 6, lines: 1, indent: 0});
});

it('passes on the code of the blocks that one continues', () => {
  const [, , last] = jobs(
    '```js id=a\nlet a = 1;\n```\n\n```js id=b continue=a\nlet b = 2;\n```\n\n```js continue=b\nlet c;\n```\n',
  ).jobs;
  expect(last?.previous).toEqual(['let a = 1;', 'let b = 2;']);
});

it('takes a task with the files of its solution', () => {
  const [job] = jobs(`<Task title="A" id="a-1">

~~~html start
<p>a</p>
~~~

~~~css start
p {}
~~~

~~~js test
expect(1).toBe(2);
~~~

~~~html solution
<p>b</p>
~~~

</Task>
`).jobs;
  expect(job?.kind).toBe('task');
  expect(job?.task?.solution.map(({text}) => text)).toEqual(['<p>b</p>', 'p {}']);
});

it('reports what is wrong with a fence, and broken MDX, by line', () => {
  expect(jobs('```js nonsense\nlet a;\n```\n').findings[0]?.line).toBe(1);
  expect(jobs('Text.\n\n<Task\n').findings[0]?.message).toContain('not valid MDX');
});
