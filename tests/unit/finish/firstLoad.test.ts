import {withPreloads, withStyles} from '../../../src/finish/firstLoad';

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

describe('withPreloads', () => {
  const FIRST = '<script src=/r.js defer></script><script src="/main.js" defer="defer"></script>';

  it('announces scripts behind the deferred ones', () => {
    expect(withPreloads(`<head>${FIRST}</head>`, ['assets/js/a.js', 'assets/js/b.js'])).toBe(
      `<head>${FIRST}<link rel="preload" as="script" href="/assets/js/a.js"><link rel="preload" as="script" href="/assets/js/b.js"></head>`,
    );
  });

  it('refuses a page without scripts', () => {
    expect(() => withPreloads('<head></head>', ['a.js'])).toThrow('deferred script');
  });
});
