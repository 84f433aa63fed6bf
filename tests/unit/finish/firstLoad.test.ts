import {PAINTED_WHOLE} from '../../../src/data/paintedWhole';
import {withPartsPaintedWhole, withScripts, withStyles} from '../../../src/finish/firstLoad';

describe('withStyles', () => {
  const LINK = '<link rel=stylesheet href=/assets/css/styles.1.css />';

  it.each([LINK, '<link rel="stylesheet" href="/assets/css/styles.1.css">'])(
    'puts the text of the sheet in place of %s',
    (link) => {
      const read = (path: string): string => `/* ${path} */ a::before { content: "$&"; }`;
      expect(withStyles(`<head>${link}</head>`, read)).toBe(
        '<head><style>/* assets/css/styles.1.css */ a::before { content: "$&"; }</style></head>',
      );
    },
  );

  it('leaves a sheet that is disabled, and one of another host', () => {
    const html =
      '<link rel=stylesheet disabled href=/a.css><link rel=stylesheet href=https://x.test/a.css>';
    expect(withStyles(html, () => 'a{}')).toBe(html);
  });

  it('refuses a sheet that would end its element', () => {
    expect(() => withStyles(LINK, () => 'a::after{content:"</style>"}')).toThrow('</style');
  });
});

describe('withPartsPaintedWhole', () => {
  const bar = `<header><span id="${PAINTED_WHOLE.bar}" hidden></span></header>`;
  const hero = `<header><span id=${PAINTED_WHOLE.hero} hidden></span></header>`;

  it.each([
    ['the bar', bar, PAINTED_WHOLE.bar],
    ['the hero, which comes after the bar', `${bar}<main>${hero}</main>`, PAINTED_WHOLE.hero],
  ])('makes the first paint wait for %s', (_what, body, id) => {
    expect(withPartsPaintedWhole(`<head></head><body>${body}</body>`)).toBe(
      `<head><link rel="expect" href="#${id}" blocking="render"></head><body>${body}</body>`,
    );
  });

  it('leaves a page with neither, whose first paint would wait for its end', () => {
    const html = '<head></head><body><header></header></body>';
    expect(withPartsPaintedWhole(html)).toBe(html);
  });
});

describe('withScripts', () => {
  const FIRST = '<script src=/r.js defer></script><script src="/main.js" defer="defer"></script>';

  it('puts all scripts at the end of the page', () => {
    expect(
      withScripts(`<head>${FIRST}</head><body>Text</body></html>`, [
        'assets/js/a.js',
        'assets/js/b.js',
      ]),
    ).toBe(
      `<head></head><body>Text${FIRST}<script src="/assets/js/a.js#ahead" async></script><script src="/assets/js/b.js#ahead" async></script></body></html>`,
    );
  });

  it('refuses a page without scripts', () => {
    expect(() => withScripts('<head></head><body></body>', ['a.js'])).toThrow('deferred script');
  });

  it('refuses a page without an end', () => {
    expect(() => withScripts(`<head>${FIRST}</head>`, ['a.js'])).toThrow('</body>');
  });
});
