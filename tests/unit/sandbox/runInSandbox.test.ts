import {runInSandbox} from '../../../src/sandbox/runInSandbox';

/** Longer than any timer of these examples; an interval without end takes as many steps. */
const LIMIT = 2_500;
const HOUR = 3_600_000;
/** Of the real clock. Code that ends gets so much that a busy machine does not stop it. */
const PATIENCE = 60_000;
const IMPATIENCE = 300;

async function output(
  text: string,
  setup: Readonly<Record<string, string>> = {},
  limit = LIMIT,
  syncLimit = PATIENCE,
): Promise<string> {
  const result = await runInSandbox({
    files: [{name: 'script.js', text}],
    previous: [],
    setup,
    syncLimit,
    limit,
  });
  return [result.output.trimEnd(), result.stopped, result.error?.message, result.error?.line]
    .filter(Boolean)
    .join(' | ');
}

it('runs timers in the order in which they are due, at once', async () => {
  const code = `setTimeout(() => console.log('late'), ${HOUR});
setTimeout(() => console.log('soon'), 10);
const id = setInterval(() => { console.log('tick'); clearInterval(id); }, 500);
console.log('now');`;
  expect(await output(code, {}, 2 * HOUR)).toBe('now\nsoon\ntick\nlate');
});

it('waits for promises and recorded responses', async () => {
  const code = `fetch('/gigs.json').then((r) => r.json()).then((gigs) => console.log(gigs.length));`;
  expect(await output(code, {'gigs.json': '[1, 2]'})).toBe('2');
});

it('prints values as the page does, also those of its own realm', async () => {
  expect(await output("console.log([1, 'a'], {b: new Map([[1, 2]])});")).toBe(
    "[ 1, 'a' ] { b: Map(1) { 1 => 2 } }",
  );
});

it.each([
  ['code', 'while (true) {}'],
  ['a timer', 'setTimeout(() => { while (true) {} });'],
  ['an interval', 'setInterval(() => {}, 1);'],
])('stops %s that never ends', async (_, code) => {
  expect(await output(code, {}, LIMIT, IMPATIENCE)).toBe('time');
});

it('stops what prints without end', async () => {
  expect(await output("while (true) console.log('a'.repeat(1000));")).toContain('output');
});

it('gives the message and the line of an error, also in a timer', async () => {
  expect(await output('let a;\na.b;')).toBe(
    "TypeError: Cannot read properties of undefined (reading 'b') | 2",
  );
  expect(await output("setTimeout(() => { throw new Error('no'); });")).toContain('Error: no');
  expect(await output('let a = ;')).toContain('SyntaxError');
});

it('begins at the moment of the lesson and lets timers pass the time', async () => {
  const code = `console.log(new Date().toISOString());
const begun = Date.now();
setTimeout(() => console.log(Math.floor((Date.now() - begun) / 60_000)), ${HOUR});`;
  expect(await output(code, {}, 2 * HOUR)).toBe('2026-09-08T13:00:00.000Z\n60');
});

it('ends a loop that waits for the clock', async () => {
  const code = `const end = Date.now() + 20; while (Date.now() < end) {} console.log('done');`;
  expect(await output(code)).toBe('done');
});

it('draws the same by chance in every run', async () => {
  const code = 'console.log(Math.random(), crypto.randomUUID());';
  expect(await output(code)).toBe(await output(code));
});
