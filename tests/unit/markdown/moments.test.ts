import {frozenAt, secondsOf, withMotion} from '../../../src/markdown/still/moments';

describe('secondsOf', () => {
  it.each([
    ['.a { animation: swing 2s ease-in-out infinite; }', 2],
    ['.a { animation: 300ms steps(4, end) 1.5s walk, fade 1s; }', 2.5],
    ['.a { animation-name: b; animation-duration: .5s, 2s; } .c { animation-delay: 250ms; }', 2.25],
    ['.a { animation: swing 2s; } .b { animation-delay: -1s; }', 2],
    ['.a { animation: swing var(--time); }', undefined],
    ['.a-2s { transition: color 3s; }', undefined],
  ])('%s', (css, expected) => {
    expect(secondsOf(css)).toBe(expected);
  });
});

describe('frozenAt', () => {
  it('lets each animation of a list begin earlier', () => {
    expect(frozenAt('.a { animation: swing 2s cubic-bezier(0, 0, 1, 1) 1s, fade 1s; }', 0.5)).toBe(
      '.a { animation: swing 2s cubic-bezier(0, 0, 1, 1) 1s, fade 1s; animation-delay: calc(1s - 0.5s), calc(0s - 0.5s); }',
    );
  });

  it('changes delays that are written alone, also by a custom property or in the markup', () => {
    expect(frozenAt('.a { animation-delay: calc(var(--i) * 1s), 2s }', 1)).toBe(
      '.a { animation-delay: calc(calc(var(--i) * 1s) - 1s), calc(2s - 1s)}',
    );
    expect(frozenAt('<i style="animation-delay: 2s"></i>', 1)).toBe(
      '<i style="animation-delay: calc(2s - 1s)"></i>',
    );
  });

  it('leaves other properties alone', () => {
    const css = '.a { --animation: 1s; animation-name: b; transition-delay: 1s; }';
    expect(frozenAt(css, 1)).toBe(css);
  });
});

it('shows the motion also to readers who want less, as nothing moves by itself', () => {
  expect(withMotion('@media (prefers-reduced-motion: reduce) {}')).toBe('@media (width < 0px) {}');
  expect(withMotion('@media (prefers-reduced-motion) {}')).toBe('@media (width < 0px) {}');
  expect(withMotion('@media (prefers-reduced-motion: no-preference) {}')).toBe(
    '@media (width >= 0px) {}',
  );
});
