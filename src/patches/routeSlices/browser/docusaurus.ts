import stock from '@docusaurus/core/lib/client/docusaurus';
import {GLOSSARY} from '@site/src/lib/address';
import {sparesData} from '@site/src/lib/sparesData';
import {isLeftOut, loadRoutes} from './slices';

/**
 * Number of pages that one page may prefetch, because a long list of links in view would soon be heavier than
 * the page itself.
 */
const MOST_AHEAD = 5;

const ahead = {of: '', paths: new Set<string>()};

/** Whether the current page may prefetch this one too. */
function hasRoom(path: string): boolean {
  const {pathname} = window.location;
  if (ahead.of !== pathname) {
    ahead.of = pathname;
    ahead.paths.clear();
  }
  if (ahead.paths.size >= MOST_AHEAD) {
    return ahead.paths.has(path);
  }
  ahead.paths.add(path);
  return true;
}

/**
 * Replaces Docusaurus' module of the same name. Links use it to prefetch the chunks of pages when they are in
 * view or under the pointer. The glossary is not prefetched until the tap, because every term links to it and
 * it is larger than everything else that a lesson prefetches.
 */
const docusaurus = {
  ...stock,
  prefetch: (path: string): Promise<unknown> | false => {
    if (path.startsWith(GLOSSARY) || !hasRoom(path)) {
      return false;
    }
    if (!isLeftOut(path)) {
      return stock.prefetch(path);
    }
    return sparesData() ? false : loadRoutes(path).then((): unknown => stock.prefetch(path));
  },
};

export default Object.freeze(docusaurus);
