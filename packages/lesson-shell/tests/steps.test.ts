import {Shell} from '../src';
import {stepsOf} from '../src/steps';

const commandsOf = (line: string) =>
  stepsOf(line)?.map(({command, after}) => [...(after ? [after] : []), command.trim()].join(' '));

it('takes a line apart where one command ends and the next begins', () => {
  expect(commandsOf('ls missing | wc -l; date && pwd || echo no')).toEqual([
    'ls missing | wc -l',
    'date',
    '&& pwd',
    '|| echo no',
  ]);
  expect(commandsOf(`echo 'a; b' "c && d" \\; $(pwd; ls) 2>&1 | cat;`)).toHaveLength(1);
});

it.each([
  'for i in 1 2; do ls | cat; done',
  'if ls | cat; then pwd; fi',
  '{ ls; pwd; } | cat',
  'f() { ls; }; f | cat',
  'cat << END | sort; pwd',
  'ls | cat; exit; pwd',
  'ls | cat # list; all',
  'ls | cat & pwd',
])('leaves a line whole that only makes sense as a whole: %s', (line) => {
  expect(stepsOf(line)).toBeUndefined();
});

it('refuses a line that prints and complains through a pipe inside a loop', async () => {
  const shell = await Shell.start({});
  const {text} = await shell.type('for i in 1 2; do ls missing | wc -l; done');
  expect(text).toBe(
    'a message from a pipe inside a compound command works on your own machine, but not in this page.\n',
  );
});

it.each([
  ["awk '{print}' a.txt missing.txt", 'awk with a missing file among its files'],
  ["awk '{print}' folder", 'awk with a folder among its files'],
  ['join a.txt missing.txt', 'join with a missing file among its files'],
  ['tee folder < a.txt', 'tee with a folder among its files'],
  ['grep -r one missing folder', 'grep -r with a missing file'],
])('refuses what it cannot print as the program does: %s', async (line, what) => {
  const shell = await Shell.start({'a.txt': 'one\n', 'folder/b.txt': 'one\n'});
  expect((await shell.type(line)).text).toBe(
    `${what} works on your own machine, but not in this page.\n`,
  );
});
