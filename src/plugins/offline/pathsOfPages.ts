import {ENGINE_FILES} from '../../data/engineFiles';
import {LIBRARIES} from '../../data/libraries';

/** A build, as needed to list the files of courses. Paths begin with a slash. */
export interface BuiltSite {
  /** Every file, by the path at which it is requested; pages of folders end with a slash. */
  readonly paths: ReadonlySet<string>;
  readonly read: (path: string) => string;
  /** Scripts of each page without their leading slash, by the page's URL. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** URLs of the engines' files, by name. */
  readonly runtimes: Readonly<Record<string, string>>;
}

/** Files that any page may request. */
const EVERYWHERE = /^\/(?:assets\/(?:css|fonts|search|sidebar)\/|favicon\.svg$|redirect\.js$)/;
const SCRIPT = /^\/assets\/js\/([^/]+)$/;
/** Docusaurus names the scripts of single pages with eight hexadecimal digits. */
const PAGE_SCRIPT = /^[0-9a-f]{8}\./;

/** Every page links to it and hardly any uses it; without it, only the icons are missing. */
const ICON_FONT_FILE = /^\/assets\/icon-font-/;

const WORD = /[\w~%@+./-]*[\w/]/g;
const RUNNER = /\brunner["']?:\s*["'`](\w+)["'`]/g;
const SETUP = /\bsetup["']?:\s*["'`]([\w-]+)["'`]/g;

/** Libraries are small, and a reader may type the name of any of them. */
const PREVIEW_FILES = [
  'preview.html',
  'console.html',
  ...Object.values(LIBRARIES).flatMap(({script, style}) => [
    script,
    ...(style ? [style.name] : []),
  ]),
];

/** Additional files for each language, by their names in src/plugins/runtimes/entries.ts. */
const RUNNER_FILES: Readonly<Record<string, readonly string[]>> = {
  vue: ['vue-compiler.js'],
  ...Object.fromEntries(
    Object.entries(ENGINE_FILES).map(([runner, parts]) => [runner, Object.values(parts).flat()]),
  ),
};

/**
 * Reads a build, and returns a function that lists all files that the given pages need without a network,
 * including the pages themselves. Each file is read once.
 */
export function createPathFinder(site: BuiltSite): (pages: readonly string[]) => readonly string[] {
  const common = [
    ...[...site.paths].filter(
      (path) => EVERYWHERE.test(path) || (SCRIPT.test(path) && !isPageScript(path)),
    ),
    ...sharedScripts(site),
  ];
  const known = new Map<string, readonly string[]>();
  const namedIn = (path: string): readonly string[] => {
    const named = known.get(path) ?? namedInText(site.read(path), path, site);
    known.set(path, named);
    return named;
  };
  return (pages) => {
    const scripts = pages.flatMap((page) => (site.scripts[page] ?? []).map((path) => `/${path}`));
    const found = new Set([...common, ...pages, ...scripts]);
    const waiting = [...pages, ...new Set(scripts.filter(isPageScript))];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const added = namedIn(path).filter((name) => !found.has(name));
      added.forEach((name) => found.add(name));
      waiting.push(...added.filter((name) => /\.(?:html|css)$/.test(name)));
    }
    return [...found].sort();
  };
}

/**
 * Scripts that several pages use. A topic's routes, for example, are fetched as soon as a link to one of its
 * pages is in view.
 */
function sharedScripts({scripts}: BuiltSite): readonly string[] {
  const all = Object.values(scripts).flat();
  const repeated = all.filter((path, index) => all.indexOf(path) !== index);
  return [...new Set(repeated)].map((path) => `/${path}`);
}

function namedInText(text: string, path: string, site: BuiltSite): readonly string[] {
  return [...filesIn(text, path, site), ...enginesIn(text, site)];
}

/** Files of the build whose path occurs in a text, in any of the forms that pages and scripts use. */
function filesIn(text: string, from: string, {paths}: BuiltSite): readonly string[] {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const words = new Set(text.match(WORD)?.filter((word) => word.includes('.')));
  return [...words]
    .flatMap((word) => [word, `/${word}`, folder + word].find((path) => paths.has(path)) ?? [])
    .filter((path) => !isListedElsewhere(path));
}

/** A link to a page does not make it part of the course, and engines are only needed by code that runs in them. */
function isListedElsewhere(path: string): boolean {
  return path.startsWith('/runner/')
    ? !path.startsWith('/runner/still/')
    : /\.(?:html|md)$/.test(path) || SCRIPT.test(path) || ICON_FONT_FILE.test(path);
}

function enginesIn(text: string, {runtimes}: BuiltSite): readonly string[] {
  const runners = [...text.matchAll(RUNNER)].map(([, runner]) => runner!);
  const setups = [...text.matchAll(SETUP)].map(([, setup]) => `setups/${setup}.json`);
  const names = runners.flatMap((runner) => [...PREVIEW_FILES, ...(RUNNER_FILES[runner] ?? [])]);
  return [...new Set([...names, ...setups])].flatMap((name) => runtimes[name] ?? []);
}

function isPageScript(path: string): boolean {
  return PAGE_SCRIPT.test(SCRIPT.exec(path)?.[1] ?? '');
}
