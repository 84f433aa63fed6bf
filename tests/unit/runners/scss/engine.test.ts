import {OUTPUT_LIMIT} from '../../../../src/data/runLimits';
import {run} from '../../../../src/runners/scss/engine';
import type {RunRequest, RunResult} from '../../../../src/runners/types';

async function compile(text: string, request: Partial<RunRequest> = {}): Promise<RunResult> {
  return await run({
    language: 'scss',
    files: [{name: 'style.scss', text}],
    previous: [],
    setup: {},
    ...request,
  });
}

it('compiles nesting and variables', async () => {
  const {output} = await compile('$ink: teal;\n.card {\n  h2 { color: $ink; }\n}');
  expect(output).toBe('.card h2 {\n  color: teal;\n}');
});

it('uses other files of the block and of the setup, with or without the underscore', async () => {
  const files = [
    {
      name: 'style.scss',
      text: "@use 'colours';\n@use 'theme/spacing';\na { color: colours.$ink; gap: spacing.$gap; }",
    },
    {name: '_colours.scss', text: '$ink: teal;'},
  ];
  const {output} = await compile('', {files, setup: {'theme/_spacing.scss': '$gap: 8px;'}});
  expect(output).toBe('a {\n  color: teal;\n  gap: 8px;\n}');
});

it('has the built-in modules', async () => {
  const {output} = await compile("@use 'sass:math';\na { width: math.div(10px, 4); }");
  expect(output).toContain('2.5px');
});

it('names the line of a mistake, counted in the block itself', async () => {
  const {error} = await compile('a {\n  color: $nope;\n}', {previous: ['$ink: teal;']});
  expect(error).toEqual({message: 'Undefined variable.', line: 2});
});

it('shows what the author prints before the result', async () => {
  const {output} = await compile("@debug 'here';\n@warn 'careful';\na { color: red; }");
  expect(output).toBe('style.scss:1 Debug: here\nWarning: careful\na {\n  color: red;\n}');
});

it('checks a task on its result', async () => {
  const {checks} = await compile('a { color: red; }', {check: "expect(output).toContain('blue')"});
  expect(checks?.[0]?.passed).toBe(false);
});

it.each([
  ['messages', "@while true { @debug 'again'; }"],
  ['rules', "@for $i from 1 through 5000 { .seat-#{$i} { content: 'taken by a friend'; } }"],
])('stops a sheet that gives too many %s', async (_, text) => {
  const {output, stopped} = await compile(text);
  expect(stopped).toBe('output');
  expect(output.length).toBeLessThanOrEqual(OUTPUT_LIMIT);
});

it.each([
  ['calls itself', '@function again($a) { @return again($a); } a { b: again(1); }'],
  ['doubles a text', "$a: 'x'; @while true { $a: $a + $a; }"],
])('takes it for a mistake of the example when it %s without end', async (_, text) => {
  const {output, error} = await compile(text);
  expect(output).toBe('');
  expect(error?.message).toMatch(/Maximum call stack|Invalid string length/);
});
