import pathToRegexp from '../../../../src/patches/trimTheme/browser/pathToRegexp';

type PathToRegexp = typeof pathToRegexp;

const stock = jest.requireActual<PathToRegexp>('path-to-regexp');

const ROUTES = ['/', '/modules', '/modules/', '/modules/html/lists.html', '/my/', '*'];
const PATHS = [
  ...['', '/', '/modules', '/modules/', '/modules/html', '/modules/html/lists.html', '/MODULES/'],
  ...['/modulesx', '/modules//', '/modules/html/listsxhtml', '/modules/html/lists.html/', '/my'],
];
const CHOICES = [true, false];
const OPTIONS = CHOICES.flatMap((end) =>
  CHOICES.flatMap((strict) => CHOICES.map((sensitive) => ({end, strict, sensitive}))),
);

describe('the patterns of routes', () => {
  it.each(ROUTES)('match the same paths as path-to-regexp: %s', (route) => {
    const matches = (make: PathToRegexp) =>
      OPTIONS.flatMap((options) => {
        const keys: {name: number}[] = [];
        const pattern = make(route, keys, options);
        const names = keys.map(({name}) => name);
        return PATHS.map((path) => [options, path, [...(pattern.exec(path) ?? [])], names]);
      });
    expect(matches(pathToRegexp)).toEqual(matches(stock));
  });

  it('make the same address of a route', () => {
    expect(ROUTES.slice(0, -1).map((route) => pathToRegexp.compile(route)())).toEqual(
      ROUTES.slice(0, -1).map((route) => stock.compile(route)()),
    );
  });

  it.each(['/:course/', '/modules/*', '/a?', '/(a|b)'])(
    'refuse %s, which has parameters',
    (route) => {
      expect(() => pathToRegexp(route, [], {})).toThrow('has parameters');
    },
  );
});
