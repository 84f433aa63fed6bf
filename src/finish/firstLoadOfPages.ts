import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGE_SCRIPTS_FILE, type PageScripts} from '../data/pageScripts';
import {withPartsPaintedWhole, withScripts, withStyles} from './firstLoad';
import {fileOfAlias} from './redirects';

/**
 * Prepares the step that saves round trips during each page's first load.
 *
 * @param root folder of the project; its `.docusaurus/` lists the scripts of each page
 * @param read reads a file of the build
 * @returns a function that completes a page, given its path in the build
 */
export function createFirstLoad(
  root: string,
  read: (path: string) => string,
): (path: string, html: string) => string {
  const list = readFileSync(join(root, '.docusaurus', PAGE_SCRIPTS_FILE), 'utf8');
  const scripts = new Map(
    Object.entries(JSON.parse(list) as PageScripts).map(([address, paths]) => [
      fileOfAlias(address),
      paths,
    ]),
  );
  const sheets = new Map<string, string>();
  const readSheet = (path: string): string => {
    const sheet = sheets.get(path) ?? read(path);
    sheets.set(path, sheet);
    return sheet;
  };
  return (path, html) => {
    const styled = withPartsPaintedWhole(withStyles(html, readSheet));
    const further = scripts.get(path);
    return further === undefined ? styled : withScripts(styled, further);
  };
}
