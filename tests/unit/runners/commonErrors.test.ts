import * as vueCompiler from '@vue/compiler-sfc';
import {PhpEngine} from 'lesson-php';
import {nodeAssets} from 'lesson-php/node';
import {findHint} from '../../../src/lib/code/hints';
import {createEngine} from '../../../src/runners/scss/engine';
import {runSql} from '../../../src/runners/sql/engine';
import type {RunError, RunRequest} from '../../../src/runners/types';
import {compileComponent} from '../../../src/runners/vue/compileComponent';

jest.setTimeout(60_000);

const compileSass = createEngine(async () => ({}));

// The commonest mistakes of beginners, made in the engines themselves: each has a line and a hint.

const request = (name: string, text: string): RunRequest => ({
  language: 'sql',
  files: [{name, text}],
  previous: [],
  setup: {},
});

function expectHelp(error: RunError | undefined, hint: RegExp): void {
  expect(error).toBeDefined();
  expect(`${error!.message} → ${findHint(error!.message) ?? 'no hint'}`).toMatch(hint);
  expect(error!.line).toBeGreaterThan(0);
}

describe('SQL', () => {
  const TABLES = `CREATE TABLE club (id INT PRIMARY KEY, name VARCHAR(5) NOT NULL, opened DATE);
CREATE TABLE film (id INT PRIMARY KEY, club_id INT, FOREIGN KEY (club_id) REFERENCES club (id));
INSERT INTO club VALUES (1, 'North', '2020-01-01');
INSERT INTO film VALUES (1, 1);
`;

  it.each([
    ['SELECT nam FROM club;', /called “nam”/],
    ['SELECT name FROM clubs;', /no table called “clubs”/],
    ['SELECT id FROM film, club;', /Several tables/],
    ['SELECT name FORM club;', /the one before it/],
    ['INSERT INTO club (id, name) VALUES (2);', /Count both lists/],
    ["INSERT INTO club VALUES (1, 'South', NULL);", /exists already/],
    ['INSERT INTO club VALUES (2, NULL, NULL);', /“name” is NOT NULL/],
    ['INSERT INTO film VALUES (2, 9);', /refers to one that does not exist/],
    ['DELETE FROM club;', /Rows of another table/],
    ['SELECT name FROM club WHERE COUNT(*) > 1;', /HAVING/],
    ['SELECT name, COUNT(*) FROM club GROUP BY opened;', /Add it to GROUP BY/],
    ['CREATE TABLE club (id INT);', /IF NOT EXISTS/],
    ["INSERT INTO club VALUES (2, 'Southside', NULL);", /longer than “name” allows/],
    ["INSERT INTO club VALUES (2, 'South', 'soon');", /does not fit the type/],
  ])('%s', async (statement, hint) => {
    expectHelp((await runSql(request('query.sql', TABLES + statement))).error, hint);
  });
});

describe('Sass', () => {
  it.each([
    ['a { color: $ink; }', /No variable has this name/],
    ['a { @include card; }', /No mixin has this name/],
    ["@use 'colours';", /no such file/],
    ['a { b: math.div(1, 2); }', /@use 'sass:math'/],
    ['a { color: red;', /Each block that opens/],
    ['a { color: ; }', /Something is missing here/],
    ['a { width: 1px + 1s; }', /different kinds/],
    ['a { width: red + 1px; }', /cannot be calculated/],
    ['@mixin card($gap) { gap: $gap; } a { @include card; }', /a value for \$gap/],
    ['@mixin card($gap) { gap: $gap; } a { @include card(1px, 2px); }', /Compare both/],
    ['a { @extend .card; }', /@extend finds no such selector/],
  ])('%s', async (text, hint) => {
    expectHelp((await compileSass(request('style.scss', text))).error, hint);
  });
});

describe('PHP', () => {
  const engine = new PhpEngine(nodeAssets());
  // PHP's build for Node makes the status of a script the exit code of this process.
  const {exitCode} = process;
  afterEach(() => {
    process.exitCode = exitCode;
  });

  it.each([
    ['echo LIMIT;', /a variable or a text/],
    ['greet();', /no function “greet”/],
    ["$a = 1\necho 'a';", /the end of the line before/],
    ["if (true) {\necho 'a';", /never closed/],
    ['$film = null; $film->show();', /“->show\(\)” is null/],
    ['class Film {} (new Film())->show();', /no method “show”/],
    ['new Film();', /no class called “Film”/],
    ['function greet($name) {} greet();', /more arguments than the 0/],
    ["function half(int $n) { return $n / 2; } half('ten');", /should be int and is string/],
    ['echo [] + 1;', /cannot be calculated/],
    ["require 'header.php';", /no file “header.php”/],
    ['class Film { private $title; } echo (new Film())->title;', /inside its class only/],
    ['echo 1 / 0;', /is 0/],
  ])('%s', async (code, hint) => {
    expectHelp((await engine.run(request('index.php', `<?php\n${code}`))).error, hint);
  });
});

describe('Vue', () => {
  it.each([
    ['<template>\n  <p>Night Ferry\n</template>', /without its partner/],
    ['<template>\n  <p v-else>a</p>\n</template>', /right after the one with v-if/],
    ['<template>\n  <p v-for="film">a</p>\n</template>', /film in films/],
    ['<template>\n  <p v-if>a</p>\n</template>', /between quotation marks/],
    ['<template>\n  <input v-model="1 + 1" />\n</template>', /the name of data/],
    ['<template>\n  <p id="a" id="b">a</p>\n</template>', /Join their values/],
    ['<template>\n  <p>{{ film }</p>\n</template>', /two close it/],
    ['<template>\n  <p title="a"b">a</p>\n</template>', /ends the attribute too early/],
    ['<template>\n  <p v-model="film">a</p>\n</template>', /belongs on input/],
    ['<p>a</p>', /needs a <template>/],
    [
      '<script setup>\ndefineProps({n: Number});\n</script>\n<template>\n  <input v-model="n" />\n</template>',
      /cannot be changed here/,
    ],
    [
      '<script setup>\nconst n = 1;\n</script>\n<template>\n  <p :id="{{ n }}">a</p>\n</template>',
      /is no JavaScript value/,
    ],
  ])('%s', (text, hint) => {
    const result = compileComponent(vueCompiler, {name: 'App.vue', text});
    expectHelp('error' in result ? result.error : undefined, hint);
  });
});

describe('JavaScript', () => {
  it.each([
    ['total;', /Nothing is called “total”/],
    ['null.title;', /nothing to take “title” from/],
    ['undefined.title;', /is undefined/],
    ['[].foreach();', /Check its spelling and capitals/],
    ['const a = 1; a = 2;', /Use let/],
    ['const a = 1; const a = 2;', /declared twice/],
    ['a; let a = 1;', /Move the declaration up/],
    ["JSON.parse('{a: 1}');", /not JSON/],
    ['f(1;', /never closed/],
    ["'abc", /straight quotation marks/],
    ['const a = ;', /missing just before/],
    ['const f = () => f(); f();', /calls itself without end/],
    ['const [a] = 5;', /walked through/],
    ["null.title = 'a';", /nothing to take “title” from/],
    ['function f() { await 1; }', /write async before/],
    ['class Film {} Film();', /made with new/],
    ["const fs = require2; require2('fs');", /Nothing is called “require2”/],
  ])('%s', (code, hint) => {
    let message = '';
    try {
      new Function(code)();
    } catch (error) {
      message = String(error);
    }
    expect(`${message} → ${findHint(message)}`).toMatch(hint);
  });
});
