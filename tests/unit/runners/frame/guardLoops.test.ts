import {awaitsAtTop, guardLoops} from '../../../../src/runners/frame/guardLoops';

describe('guardLoops', () => {
  it.each([
    ['while (a) { b(); }', 'while (a) {__portal.loop(); b(); }'],
    ['while (a) b();', 'while (a) {__portal.loop();b();}'],
    ['do b(); while (a)', 'do {__portal.loop();b();} while (a)'],
    ['for (;;);', 'for (;;){__portal.loop();;}'],
    [
      'for (const a of b) for (const c in d) e();',
      'for (const a of b) {__portal.loop();for (const c in d) {__portal.loop();e();}}',
    ],
    ['outer: for (;;) { continue outer; }', 'outer: for (;;) {__portal.loop(); continue outer; }'],
  ])('guards %s', (code, expected) => {
    expect(guardLoops(code)).toBe(expected);
  });

  it('leaves every line where it is', () => {
    const code = 'while (\n  a\n)\n  b();\n\nc();';
    expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('leaves code that does not parse to the browser, which words the error', () => {
    expect(guardLoops('while (')).toBe('while (');
  });
});

describe('awaitsAtTop', () => {
  it.each([
    ['await a;', true],
    ['async function f() { await a; }', false],
    ['const await1 = 1;', false],
    ['await (', false],
  ])('%s: %s', (code, expected) => {
    expect(awaitsAtTop(code)).toBe(expected);
  });
});
