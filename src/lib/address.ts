/** The folder of shared lessons, and the docs instance, first path segment and menu key of the same name. */
export const MODULES = 'modules';
/** The page of all terms, to which every `<Term>` leads. */
export const GLOSSARY = '/modules/glossary.html';
/** The folder whose sub-folders are the courses. */
export const COURSES = 'courses';

export interface FileAddress {
  /** `modules` or a course code in lower case. */
  readonly area: string;
  /** Address of the page from the root of the site: `/modules/css/css-grid/grid-gap.html`. */
  readonly address: string;
}

/**
 * The one rule of addresses: `index.md` of a folder is `/area/…/folder/`,
 * any other page is `/area/…/folder/name.html`. Leading underscores of folders are dropped.
 *
 * @param file path of a source from the project's root, with forward slashes
 * @returns undefined when the file is not below `modules/` or `courses/<code>/`
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

/** The address inside its area: what Docusaurus calls the slug. */
export function slugOf({area, address}: FileAddress): string {
  return address.slice(area.length + 1);
}

/**
 * Further addresses that lead to a page by rule: without `.html`, as its source (`.md`),
 * and `index.html` or `README.md` for a folder.
 */
export function aliasesOf(address: string): readonly string[] {
  return address.endsWith('/')
    ? [`${address}index.html`, `${address}README.md`, `${address}index.md`]
    : [address.replace(/\.html$/, ''), address.replace(/\.html$/, '.md')];
}

/**
 * The addresses a reader may have meant by one that has no page, most likely first.
 * The opposite of {@link aliasesOf}, for use in the browser, where the list of all aliases is too large.
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
