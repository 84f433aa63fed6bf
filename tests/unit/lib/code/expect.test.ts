import vm from 'node:vm';
import {expect as check} from '../../../../src/lib/code/expect';
import {runCheck} from '../../../../src/lib/code/runCheck';

type Use = (start: typeof check) => void;

const HOLDS: readonly Use[] = [
  (start) => start(1).toBe(1 as never),
  (start) => start({a: [1]}).toEqual({a: [1], b: undefined} as never),
  (start) => start(vm.runInNewContext('[{a: 1}]')).toEqual([{a: 1}] as never),
  (start) => start('abc').toContain('b' as never),
  (start) => start([{a: 1}]).toContain({a: 1} as never),
  (start) => start(new Set([1])).toContain(1 as never),
  (start) => start('abc').toMatch(/^a/ as never),
  (start) => start('a.c').toMatch('a.c' as never),
  (start) => start({}).toBeTruthy(),
  (start) => start(null).toBeFalsy(),
  (start) => start(2).toBeGreaterThan(1 as never),
  (start) => start(1).toBeLessThan(2 as never),
  (start) => start(0.1 + 0.2).toBeCloseTo(0.3 as never),
  (start) => start([1, 2]).toHaveLength(2 as never),
  (start) => start(new Map([[1, 2]])).toHaveLength(1 as never),
  (start) => start(new Date(0)).toEqual(new Date(0) as never),
  (start) => start([undefined]).toEqual([undefined] as never),
];

describe('expect, as the checks of tasks use it', () => {
  it.each(HOLDS.map((use) => [String(use), use] as const))(
    '%s holds, and its opposite not',
    (_, use) => {
      expect(() => use(check)).not.toThrow();
      const negated = ((value: unknown, message?: string) =>
        check(value, message).not) as typeof check;
      expect(() => use(negated)).toThrow();
    },
  );

  it('counts an item that is undefined', () => {
    expect(() => check(['a', undefined]).toEqual(['a'] as never)).toThrow();
  });

  it("fails with the author's words", () => {
    expect(() => check(1, 'Begin at 4').toBe(4 as never)).toThrow('Begin at 4');
  });

  it('says what was found and expected when the author says nothing', () => {
    expect(() => check('a').toBe('b' as never)).toThrow("Expected 'a' to be 'b'");
    expect(() => check([1]).not.toHaveLength(1 as never)).toThrow('not to have 1 item');
  });

  it.each([undefined, null, 5])(
    'fails, and does not break, on %s where a list is meant',
    (value) => {
      expect(() => check(value).toHaveLength(1 as never)).toThrow('to have 1 item, not none');
      expect(() => check(value).toContain('a' as never)).toThrow("to contain 'a'");
      expect(() => check(value).toMatch(/a/ as never)).toThrow('to match /a/');
    },
  );
});

describe('runCheck', () => {
  it('gives the check its scope and awaits it', async () => {
    const body = 'expect(await read("a"), "no").toBe(`text of ${name}`);';
    const scope = {name: 'a', read: async (path: string) => `text of ${path}`};
    expect(await runCheck(body, scope)).toEqual({passed: true, message: ''});
  });

  it('lets a check use the names of the scope for its own', async () => {
    const body = 'const files = run("ls"); expect(files).toBe("a");';
    expect(await runCheck(body, {files: {}, run: () => 'a'})).toMatchObject({passed: true});
  });

  it('reports the first thing that does not hold', async () => {
    expect(await runCheck('expect(1, "one").toBe(2); expect(1, "two").toBe(2);', {})).toEqual({
      passed: false,
      message: 'one',
    });
  });

  it('says so when the check itself cannot look', async () => {
    expect(await runCheck('query(".a").textContent', {query: () => null})).toEqual({
      passed: false,
      message: expect.stringContaining('The check could not finish: TypeError: Cannot read'),
    });
    expect(await runCheck('expect(', {})).toMatchObject({passed: false});
  });

  it('ends a check whose last line is a comment', async () => {
    expect(await runCheck('expect(1).toBe(1); // done', {})).toMatchObject({passed: true});
  });
});
