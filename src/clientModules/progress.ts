import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';
import {PROGRESS} from '@site/src/data/limits';
import {afterPaint} from '@site/src/hooks/afterPaint';

nprogress.configure({
  ...PROGRESS,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
});

const visited = new Set<string>();

const painted = (): Promise<void> => new Promise(afterPaint);

/**
 * Shows the progress bar while a page loads for the first time in this session. It waits for the frame that
 * responds to the tap and for one more, in which a page that is already loaded appears, because starting the
 * bar costs a slow phone a frame.
 */
const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isFirst = previousLocation === null;
    const isNew = !visited.has(location.pathname);
    visited.add(location.pathname);
    if (isFirst || !isNew || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const started = painted()
      .then(painted)
      .then(() => nprogress.start());
    return () => void started.then(() => nprogress.done());
  },
};

export default progress;
