import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasPage} from '@site/src/patches/routeSlices/browser/hasPage';

/** The address that the server rendered the 404 page for. */
const NOT_FOUND_PATH = '/404.html';

/**
 * The path of the page that is shown. For an unknown address a host sends the one 404 page, so the first
 * render is as if for that page; what depends on the real address follows, and hydration never differs.
 */
export function useShownPath(): string {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser || hasPage(pathname) ? pathname : NOT_FOUND_PATH;
}
