import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {OUTPUT_LIMIT} from '../../../../src/data/runLimits';
import {createEngine} from '../../../../src/runners/scss/engine';
import {readPackageFiles} from '../../../../src/sources/packageFiles';
import type {RunRequest, RunResult} from '../../../../src/runners/types';

const loadBootstrap = jest.fn(async () => readPackageFiles(process.cwd(), 'bootstrap', 'scss'));
const run = createEngine(loadBootstrap);

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

it('names the line of a mistake, counted in the block itself, and shows it as Sass does', async () => {
  const {error} = await compile('a {\n  color: $nope;\n}', {previous: ['$ink: teal;']});
  expect(error).toEqual({
    message: 'Undefined variable.',
    line: 2,
    details:
      '  ╷\n2 │   color: $nope;\n  │          ^^^^^\n  ╵\n  style.scss 2:10  root stylesheet',
  });
});

it('names the other file that has the mistake, and how Sass came there', async () => {
  const files = [
    {name: 'main.scss', text: "@use 'scss/tokens';\n.a { b: c; }"},
    {name: 'scss/_tokens.scss', text: '$a: 1px;\n$b: $a + 1s;'},
  ];
  const {error} = await compile('', {files});
  expect(error).toMatchObject({line: 2, file: 'scss/_tokens.scss'});
  expect(error?.message).toContain('incompatible units');
  expect(error?.details).toBe(
    '  ╷\n2 │ $b: $a + 1s;\n  │     ^^^^^^^\n  ╵\n  scss/_tokens.scss 2:5  @use\n  main.scss 1:1          root stylesheet',
  );
});

it('shows both places of a mistake that has two', async () => {
  const {error} = await compile('@mixin m($gap) { gap: $gap; }\na { @include m; }');
  expect(error?.details).toContain('invocation');
  expect(error?.details).toMatch(/1 │ @mixin m.*\n.*━ declaration\n2 │ a /);
});

it('shows what the author prints before the result, with file and line', async () => {
  const {output} = await compile("@debug 'here';\n@warn 'careful';\na { color: red; }");
  expect(output).toBe(
    'style.scss:1 DEBUG: here\nWARNING: careful\n    style.scss 2:1  root stylesheet\n\na {\n  color: red;\n}',
  );
});

it('shows which mixin of which file warned, and counts lines in the block itself', async () => {
  const files = [
    {name: 'style.scss', text: "a { @include card.old; }\n@debug 'end';"},
    {name: '_card.scss', text: "@mixin old {\n  @warn 'Use card instead.';\n  b: c;\n}"},
  ];
  const {output} = await compile('', {files, previous: ["@use 'card';", '$a: 1;']});
  expect(output).toContain(
    'WARNING: Use card instead.\n    _card.scss 2:3  old()\n    style.scss 1:5  root stylesheet\n\nstyle.scss:2 DEBUG: end\n',
  );
});

it('says where a mixin of an earlier block was defined', async () => {
  const previous = ["@mixin old {\n  @warn 'old';\n}"];
  const {output} = await compile('@include old;', {previous});
  expect(output).toContain('    earlier 2:3     old()\n    style.scss 1:1  root stylesheet\n');
});

it('shows what is deprecated, with the code and the line', async () => {
  const {output} = await compile('a {\n\twidth: 16px / 2;\n\theight: lighten(red, 5%);\n}');
  expect(output).toContain('DEPRECATION WARNING [global-builtin]: Global built-in functions');
  expect(output).toContain(
    '  ╷\n3 │     height: lighten(red, 5%);\n  │             ^^^^^^^^^^^^^^^^\n  ╵\n    style.scss 3:10  root stylesheet\n',
  );
});

it('shows the same warnings as the command line', async () => {
  const text =
    "$space: 16px;\n.a { width: $space / 2; }\n.b { @warn 'careful'; color: darken(red, 5%); }\n";
  const {output} = await compile(text);
  const folder = mkdtempSync(join(tmpdir(), 'sass-'));
  writeFileSync(join(folder, 'style.scss'), text);
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [join(process.cwd(), 'node_modules/sass/sass.js'), '--no-color', 'style.scss'],
    {cwd: folder, encoding: 'utf8'},
  );
  expect(stderr).toContain('slash-div');
  expect(output).toBe((stderr + stdout).trimEnd());
});

describe('Bootstrap', () => {
  beforeEach(() => loadBootstrap.mockClear());

  it('is not loaded by a sheet that does not use it', async () => {
    await compile("@use 'bootstrapped'; a { b: c; }");
    expect(loadBootstrap).not.toHaveBeenCalled();
  });

  it.each([
    'bootstrap/scss/functions',
    'bootstrap/scss/_functions.scss',
    '../node_modules/bootstrap/scss/functions',
    'node_modules/bootstrap/scss/functions',
    'pkg:bootstrap/scss/functions',
  ])('is found as %s', async (path) => {
    const {output, error} = await compile(`@import "${path}";\na { b: tint-color(black, 50%); }`);
    expect(error).toBeUndefined();
    expect(output).toBe('a {\n  b: rgb(50%, 50%, 50%);\n}');
  });

  it('gives a part of itself with the colours of the lesson, without warnings of its own', async () => {
    const files = [
      {
        name: 'style.scss',
        text: "@use 'parts' with ($primary: #0a7e5c);\n.mine { color: parts.$primary; }",
      },
      {
        name: '_parts.scss',
        text: ['functions', 'variables', 'variables-dark', 'maps', 'mixins', 'badge']
          .map((part) => `@import 'bootstrap/scss/${part}';`)
          .join('\n'),
      },
    ];
    const {output, error} = await compile('', {files});
    expect(error).toBeUndefined();
    expect(output).toMatch(/^\.badge \{\n {2}--bs-badge-padding-x/);
    expect(output).toMatch(/\.mine \{\n {2}color: #0a7e5c;\n\}$/);
  });

  it('names its own file in an error', async () => {
    const {error} = await compile("@use 'bootstrap/scss/variables';");
    expect(error).toMatchObject({
      message: 'Undefined mixin.',
      file: 'node_modules/bootstrap/scss/_variables.scss',
    });
  });

  it('as a whole is longer than a block shows', async () => {
    const {stopped, error} = await compile(
      "@use 'bootstrap/scss/bootstrap' with ($primary: teal);",
    );
    expect(error).toBeUndefined();
    expect(stopped).toBe('output');
  });
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
