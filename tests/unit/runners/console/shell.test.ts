import {OUTPUT_LIMIT} from '../../../../src/data/runLimits';
import {run} from '../../../../src/runners/console/engine';
import type {RunRequest, RunResult} from '../../../../src/runners/types';

async function type(text: string, request: Partial<RunRequest> = {}): Promise<RunResult> {
  return await run({
    language: 'console',
    files: [{name: 'terminal', text}],
    previous: [],
    setup: {},
    ...request,
  });
}

it('keeps folder, variables, functions and aliases from line to line', async () => {
  const {output} = await type(`$ mkdir site && cd site
$ greeting=hello
$ shout() { echo "$1!"; }
$ alias here=pwd
$ shout $greeting
$ here
$ cd - && cat nope
$ echo $?`);
  expect(output).toBe(`$ mkdir site && cd site
$ greeting=hello
$ shout() { echo "$1!"; }
$ alias here=pwd
$ shout $greeting
hello!
$ here
/home/student/site
$ cd - && cat nope
/home/student
cat: nope: No such file or directory
$ echo $?
1`);
});

it('types only the lines with a prompt, and puts new results in place of the old', async () => {
  expect((await type('$ echo one\nold\n\n$ echo two')).output).toBe(
    '$ echo one\none\n\n$ echo two\ntwo',
  );
});

it('takes every line for a command when none has a prompt', async () => {
  expect((await type('# a note\necho one')).output).toBe('$ echo one\none');
});

it('reads commands of several lines', async () => {
  const transcript = '$ cat <<EOF\n> one\n> EOF\none\n$ for n in 1 2; do\n> echo $n\n> done\n1\n2';
  expect((await type(transcript)).output).toBe(transcript);
});

it('happens at the moment of the lesson, in its time zone', async () => {
  const {output} = await type('$ date\n$ touch a && ls -l a');
  expect(output).toContain('Tue Sep  8 09:00:00 EDT 2026');
  expect(output).toMatch(/-rw-r--r-- 1 student student +0 Sep +8 09:00 a/);
});

it('makes no folder by itself when a file is written', async () => {
  expect((await type('$ echo a > nope/b')).output).toContain(
    'bash: nope/b: No such file or directory',
  );
});

it('says of a program that is not there what a terminal says', async () => {
  const {output} = await type('$ python3 --version\n$ npm install');
  expect(output).toBe(
    '$ python3 --version\nbash: python3: command not found\n$ npm install\nbash: npm: command not found',
  );
});

it('has the files of the setup, and has run its script', async () => {
  const setup = {'setup.sh': 'export AUTHOR=Noor', 'notes/today.md': 'Soup\n'};
  const {output} = await type('$ cat notes/today.md && echo $AUTHOR', {setup});
  expect(output).toContain('Soup\nNoor');
});

it('goes on after earlier transcripts without showing them', async () => {
  const {output} = await type('$ ls', {previous: ['$ touch a\n$ ls\na', '$ touch b']});
  expect(output).toBe('$ ls\na\nb');
});

it('compares files as diff does', async () => {
  const {output} = await type(
    `$ printf 'a\\nb\\n' > 1 && printf 'a\\nc\\nd\\n' > 2\n$ diff 1 2\n$ diff -u 1 2`,
  );
  expect(output).toContain('2c2,3\n< b\n---\n> c\n> d\n');
  expect(output).toContain('--- 1\n+++ 2\n@@ -1,2 +1,3 @@\n a\n-b\n+c\n+d');
});

it.each([
  ['an endless loop', 'while true; do :; done'],
  ['an endless recursion', 'f() { f; }; f'],
  ['a fork bomb', ':(){ :|:; };:'],
])('stops %s and says so', async (_, command) => {
  const {output, stopped} = await type(`$ ${command}`);
  expect(stopped).toBe('loop');
  expect(output).toContain('stopped');
});

it('refuses a fork bomb that works in the background, as it does every command there', async () => {
  const {output} = await type('$ :(){ :|:& };:');
  expect(output).toContain('Type it without &.');
});

it.each([
  `for i in $(seq 2000); do echo ${'a'.repeat(200)}; done`,
  'seq 1 1000000',
  'printf "%0200000d" 1',
])('stops %s, which prints too much, and tells of no limit of its own', async (command) => {
  const {stopped, output} = await type(`$ ${command}`);
  expect(stopped).toBe('output');
  expect(output.length).toBeLessThanOrEqual(OUTPUT_LIMIT);
  expect(output).not.toMatch(/limit/i);
});

it('lets a check run commands and read files', async () => {
  const {checks} = await type('$ echo soup > menu.md', {
    check:
      "expect(await run('ls')).toBe('menu.md\\n'); expect(await read('menu.md')).toBe('soup\\n');" +
      "expect(await read('nope')).toBeNull(); expect(output).toContain('echo soup');",
  });
  expect(checks).toEqual([{passed: true, message: ''}]);
});
