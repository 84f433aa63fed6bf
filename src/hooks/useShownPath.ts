import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasPage} from '@site/src/patches/routeSlices/browser/hasPage';

/** The path for which the server rendered the 404 page. */
const NOT_FOUND_PATH = '/404.html';

/**
 * The path of the current page. Hosts send the same 404 page for every unknown URL, so the first render uses
 * its path. The real path follows after hydration, which therefore always matches.
 */
export function useShownPath(): string {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser || hasPage(pathname) ? pathname : NOT_FOUND_PATH;
}
