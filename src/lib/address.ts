/**
 * The folder of shared lessons, which is also the name of its docs instance, first path segment and menu key.
 */
export const MODULES = 'modules';
/** The glossary page, to which every `<Term>` links. */
export const GLOSSARY = '/modules/glossary.html';
/** The folder that contains one subfolder per course. */
export const COURSES = 'courses';

export interface FileAddress {
  /** `modules` or a course code in lower case. */
  readonly area: string;
  /** Path of the page from the root of the site: `/modules/css/css-grid/grid-gap.html`. */
  readonly address: string;
}

/**
 * Defines every page's URL: `index.md` in a folder becomes `/area/…/folder/`, and any other page becomes
 * `/area/…/folder/name.html`. Leading underscores in folder names are dropped.
 *
 * @param file path of a source file relative to the project's root, with forward slashes
 * @returns undefined when the file is not in `modules/` or `courses/<code>/`
 */
export function addressOfFile(file: string): FileAddress | undefined {
  const segments = file.split('/');
  const root = segments.shift();
  if (root === COURSES) {
    if (segments.length < 2) {
      return undefined;
    }
  } else if (root === MODULES) {
    segments.unshift(MODULES);
  } else {
    return undefined;
  }
  const name = segments.pop();
  const base = name?.match(/^(.+)\.mdx?$/)?.[1];
  const area = segments[0];
  if (base === undefined || area === undefined) {
    return undefined;
  }
  const folder = `/${segments.map((segment) => segment.replace(/^_/, '')).join('/')}/`;
  return {area, address: base === 'index' ? folder : `${folder}${base.replace(/^_/, '')}.html`};
}

/** The URL relative to its area, which Docusaurus calls the slug. */
export function slugOf({area, address}: FileAddress): string {
  return address.slice(area.length + 1);
}

/**
 * Additional URLs that lead to a page by rule: without `.html`, with the extension of its source (`.md`), and
 * `index.html` or `README.md` for a folder.
 */
export function aliasesOf(address: string): readonly string[] {
  return address.endsWith('/')
    ? [`${address}index.html`, `${address}README.md`, `${address}index.md`]
    : [address.replace(/\.html$/, ''), address.replace(/\.html$/, '.md')];
}

/**
 * The URLs that a reader may have meant by one that has no page, most likely first. The inverse of {@link
 * aliasesOf}, for the browser, where a list of all aliases would be too large.
 */
export function canonicalCandidates(path: string): readonly string[] {
  const folder = path.match(/^(.*\/)(?:index\.html?|index|README\.md|index\.md)$/i)?.[1];
  if (folder !== undefined) {
    return [folder];
  }
  const bare = path.replace(/\/+$/, '').replace(/\.(?:md|html?)$/i, '');
  const plain = bare.replace(/\/_/g, '/');
  return [...new Set([`${bare}.html`, `${bare}/`, `${plain}.html`, `${plain}/`])].filter(
    (candidate) => candidate !== path,
  );
}
