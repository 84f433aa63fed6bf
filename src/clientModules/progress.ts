import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';
import {PROGRESS} from '@site/src/data/limits';

nprogress.configure({
  ...PROGRESS,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
});

const visited = new Set<string>();

/** Shows the bar while a page loads that was not visited in this session. */
const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isFirst = previousLocation === null;
    const isNew = !visited.has(location.pathname);
    visited.add(location.pathname);
    if (isFirst || !isNew || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    nprogress.start();
    return () => nprogress.done();
  },
};

export default progress;
