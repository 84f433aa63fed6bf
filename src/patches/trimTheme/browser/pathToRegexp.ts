/** What react-router asks for. */
interface Options {
  /** The pattern must reach to the end of the path, not just to the end of one of its parts. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

const ANY = '*';
const PARAMETER = /[:?()+[\]{}\\]/;

/**
 * Replaces path-to-regexp in the browser. The portal's routes are URLs as they are, and `*` for the page that says that
 * there is none, so that nothing else needs to be understood.
 *
 * @param keys receives the name of what a `*` stands for
 * @throws when a route has parameters
 */
function pathToRegexp(path: string, keys: {name: number}[], options: Options): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  if (path !== ANY && (path.includes(ANY) || PARAMETER.test(path))) {
    throw new Error(`The route ${path} has parameters. See src/patches/README.md.`);
  }
  if (path === ANY) {
    keys.push({name: 0});
  }
  const text = path === ANY ? '(.*)' : path.replace(/\./g, '\\.');
  const open = strict ? text : `${text.replace(/\/$/, '')}(?:/(?=$))?`;
  const isWholePart = strict && text.endsWith('/');
  const close = end ? '$' : isWholePart ? '' : '(?=/|$)';
  return new RegExp(`^${open}${close}`, sensitive ? '' : 'i');
}

/** A route without parameters is its own address. */
const compile = (path: string) => (): string => path;

export default Object.assign(pathToRegexp, {compile});
