import {TRACE_STEPS} from '../../../src/data/traceLimits';
import {recordTrace} from '../../../src/sandbox/trace/recordTrace';
import type {Step} from '../../../src/sandbox/trace/types';

async function record(
  code: string,
  previous: readonly string[] = [],
  mayFail = true,
): Promise<readonly Step[]> {
  const result = await recordTrace({code, previous, setup: {}, mayFail});
  if (result.fault) {
    throw new Error(result.fault.message);
  }
  return result.steps;
}

const linesOf = (steps: readonly Step[]) => steps.map(({line}) => line ?? 'end');
/** `title: name value, …` of each scope, innermost first. */
const scopesOf = ({scopes}: Step) =>
  scopes.map(
    ({title, variables}) =>
      `${title}: ${variables.map(({name, value = '–'}) => `${name} ${value}`).join(', ')}`,
  );
const eventsOf = (steps: readonly Step[]) => steps.flatMap(({event}) => event ?? []);
const stackOf = ({calls, task}: Step) => [
  ...calls.map(({name, line}) => `${name} @${line}`),
  ...(task ?? []),
];

it('stops at the head of a loop before each test, and at each line of its body', async () => {
  const steps = await record(`let sum = 0;
for (let i = 0; i < 2; i++) {
  sum += i;
}
console.log(sum);`);
  expect(linesOf(steps)).toEqual([1, 2, 3, 2, 3, 2, 5, 'end']);
  expect(scopesOf(steps[0]!)).toEqual(['script: sum –']);
  expect(scopesOf(steps[5]!)).toEqual(['block, lines 2–4: i 2', 'script: sum 1']);
  expect(steps.map(({printed}) => printed)).toEqual(['', '', '', '', '', '', '', '1\n']);
});

it('goes through the items of for…of and the rounds of while', async () => {
  const steps = await record(`for (const word of ['a', 'b']) {
  console.log(word);
}
let n = 2;
while (n > 0) {
  n -= 1;
}`);
  expect(linesOf(steps)).toEqual([1, 2, 1, 2, 1, 4, 5, 6, 5, 6, 5, 'end']);
  expect(scopesOf(steps[3]!)[0]).toBe("block, lines 1–3: word 'b'");
});

it('enters a function with its arguments and says what it returns', async () => {
  const steps = await record(`function add(a, b) {
  const sum = a + b;
  return sum;
}
const total = add(1, 2);`);
  expect(linesOf(steps)).toEqual([5, 2, 3, 'end']);
  expect(stackOf(steps[1]!)).toEqual(['add(1, 2) @2', 'script @5']);
  expect(scopesOf(steps[1]!)).toEqual(['add: a 1, b 2, sum –', 'script: total –']);
  expect(eventsOf(steps)).toEqual(['add returns 3', 'The script has ended']);
  expect(scopesOf(steps[3]!)).toEqual(['script: total 3']);
});

it('piles up the calls of a recursion and takes them down again', async () => {
  const steps = await record(`function factorial(n) {
  if (n <= 1) return 1;
  return n * factorial(n - 1);
}
console.log(factorial(3));`);
  expect(steps.map(({calls}) => calls.length)).toEqual([1, 2, 2, 3, 3, 4, 4, 3, 2, 0]);
  expect(stackOf(steps[5]!)).toEqual([
    'factorial(1) @2',
    'factorial(2) @3',
    'factorial(3) @3',
    'script @5',
  ]);
  expect(eventsOf(steps).slice(0, 3)).toEqual([
    'factorial returns 1',
    'factorial returns 2',
    'factorial returns 6',
  ]);
});

it('shows what a closure keeps, for each closure its own', async () => {
  const steps = await record(`function makeCounter() {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
const first = makeCounter();
const second = makeCounter();
first();
second();
first();`);
  const inside = steps.filter(({line}) => line === 5).map((step) => scopesOf(step)[0]);
  expect(inside).toEqual([
    'closure of makeCounter: count 1',
    'closure of makeCounter: count 1',
    'closure of makeCounter: count 2',
  ]);
  expect(stackOf(steps.find(({line}) => line === 5)!)[0]).toBe('function on line 3 @5');
});

it('tells a variable without a value yet from one that is undefined, block by block', async () => {
  const steps = await record(`let seats;
{
  const seats = 3;
  console.log(seats);
}
console.log(seats);`);
  expect(steps.map(scopesOf)).toEqual([
    ['script: seats –'],
    ['block, lines 2–5: seats –', 'script: seats undefined'],
    ['block, lines 2–5: seats 3', 'script: seats undefined'],
    ['script: seats undefined'],
    ['script: seats undefined'],
  ]);
});

it('shows `this` in a method, and a function of one line as one step', async () => {
  const steps = await record(`const film = {
  title: 'Night Ferry',
  shout() {
    return this.title.toUpperCase();
  },
};
film.shout();
[1, 2].map((n) => n * 2);`);
  expect(scopesOf(steps[2]!)[0]).toContain("shout: this { title: 'Night Ferry'");
  expect(eventsOf(steps)).toEqual([
    "shout returns 'NIGHT FERRY'",
    'callback of map returns 2',
    'callback of map returns 4',
    'The script has ended',
  ]);
});

it('runs microtasks before timers and lists what waits in that order', async () => {
  const steps = await record(`setTimeout(() => console.log('timer'), 5);
Promise.resolve().then(() => console.log('promise'));
queueMicrotask(() => console.log('microtask'));
console.log('script');`);
  expect(linesOf(steps)).toEqual([1, 2, 3, 4, 4, 2, 3, 1, 'end']);
  expect(steps[4]!.waiting).toEqual([
    'promise callback, line 2',
    'queueMicrotask, line 3',
    'timer, line 1, due at 5 ms',
  ]);
  expect(steps.slice(5, 8).map(({task}) => task)).toEqual([
    'promise callback, line 2',
    'queueMicrotask, line 3',
    'timer, line 1',
  ]);
  expect(steps.at(-1)!.printed).toBe('script\npromise\nmicrotask\ntimer\n');
});

it('goes on after await, in functions and outside of them', async () => {
  const steps = await record(`const wait = (ms) => new Promise((done) => setTimeout(done, ms));
async function load() {
  await wait(10);
  return 'film';
}
const film = await load();
console.log(film);`);
  expect(linesOf(steps)).toEqual([1, 6, 3, 1, 1, 1, 4, 7, 'end']);
  expect(steps.map(({task}) => task)).toEqual([
    ...Array.from({length: 6}, () => undefined),
    'after await, line 3',
    'after await, line 6',
    undefined,
  ]);
  expect(eventsOf(steps)).toContain('load ends');
  expect(scopesOf(steps.at(-1)!)[0]).toContain("film 'film'");
  expect(steps.at(-1)!.printed).toBe('film\n');
});

it('shows a caught error where it is thrown, and an uncaught one as the last step', async () => {
  const steps = await record(`try {
  JSON.parse('{');
} catch (error) {
  console.log(error.name);
}
missing();`);
  expect(linesOf(steps)).toEqual([2, 4, 6, 6]);
  expect(eventsOf(steps)).toEqual([
    expect.stringMatching(/^throws SyntaxError: /),
    'throws ReferenceError: missing is not defined',
    'Uncaught ReferenceError: missing is not defined',
  ]);
});

it('ends with the error of a timer for which a module waits', async () => {
  const steps = await record('await new Promise(() => setTimeout(() => missing(), 10));');
  expect(steps.at(-1)).toMatchObject({
    line: 1,
    event: 'Uncaught ReferenceError: missing is not defined',
  });
});

it('goes on from earlier blocks without steps for them', async () => {
  const steps = await record('console.log(seats);', ['const seats = 4;\nconsole.log("earlier");']);
  expect(linesOf(steps)).toEqual([1, 'end']);
  expect(scopesOf(steps[0]!)).toEqual(['script: seats 4']);
  expect(steps.at(-1)!.printed).toBe('4\n');
});

it('records the time and the random numbers of the lesson', async () => {
  const steps = await record('const year = new Date().getFullYear();\nconst n = Math.random();');
  const again = await record('const year = new Date().getFullYear();\nconst n = Math.random();\n');
  expect(scopesOf(steps.at(-1)!)[0]).toContain('year 2026');
  expect(scopesOf(again.at(-1)!)).toEqual(scopesOf(steps.at(-1)!));
});

it('refuses a script that fails although it is not meant to', async () => {
  await expect(record('1;\nmissing();', [], false)).rejects.toThrow(
    'the script fails while it is recorded on its line 2: ReferenceError: missing is not defined',
  );
});

it('says what keeps a script from being read', async () => {
  await expect(record('const a = ;')).rejects.toThrow('the script cannot be read: SyntaxError');
});

it.each([
  ['a long loop', 'for (let i = 0; i < 100; i++) {\n  i;\n}'],
  ['an endless loop', 'let i = 0;\nwhile (true) {\n  i += 1;\n}'],
  ['endless microtasks', 'function again() {\n  Promise.resolve().then(again);\n}\nagain();'],
])('refuses %s, and records the next script all the same', async (_, code) => {
  await expect(record(code)).rejects.toThrow(`the script takes more than ${TRACE_STEPS} steps`);
  expect(linesOf(await record(`console.log(${code.length});`))).toEqual([1, 'end']);
});
