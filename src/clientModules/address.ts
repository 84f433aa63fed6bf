import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {plainPath, tidyHash, tidyPath} from '@site/src/lib/tidyAddress';

/**
 * True once the page is being replaced by another document, so that the app does not render the unknown URL
 * first.
 */
export let isLeaving = false;

// Runs before the app starts, because the router only matches canonical paths and Docusaurus decodes the hash
// without catching errors.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const tidied = `${tidyPath(pathname)}${search}${tidyHash(hash)}`;
  if (plainPath(pathname) !== pathname) {
    // The host may have answered with its 404 page, so the real page has to be loaded.
    isLeaving = true;
    window.location.replace(`${plainPath(tidyPath(pathname))}${search}${tidyHash(hash)}`);
  } else if (tidied !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', tidied);
  }
}
