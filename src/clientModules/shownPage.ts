import type {ClientModule} from '@docusaurus/types';
import {pageShown} from '@site/src/lib/shownPage';

/**
 * Reports the page once it is rendered; the router's location already changes before the page's code has
 * loaded.
 */
const shownPage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
      pageShown();
    }
  },
};

export default shownPage;
