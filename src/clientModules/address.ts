import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {plainPath, tidyHash, tidyPath} from '@site/src/lib/tidyAddress';

/** Another document is about to take the place of this one, which shall not begin with an address that it does not know. */
export let isLeaving = false;

// Runs before the app starts: the router knows only canonical paths, and Docusaurus decodes the hash unguarded.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const tidied = `${tidyPath(pathname)}${search}${tidyHash(hash)}`;
  if (plainPath(pathname) !== pathname) {
    // The host may have answered with its 404 page, so the page itself has to be loaded.
    isLeaving = true;
    window.location.replace(`${plainPath(tidyPath(pathname))}${search}${tidyHash(hash)}`);
  } else if (tidied !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', tidied);
  }
}
