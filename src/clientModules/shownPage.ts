import type {ClientModule} from '@docusaurus/types';
import {pageShown} from '@site/src/lib/shownPage';

/** The router's location changes before the code of the page is there; this comes when the page is. */
const shownPage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
      pageShown();
    }
  },
};

export default shownPage;
