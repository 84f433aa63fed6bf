import {withScripts, withStyles} from '../../../src/finish/firstLoad';

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
