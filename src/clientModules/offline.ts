/** Keeps saved courses up to date. Readers who have not saved any have no service worker and load nothing. */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {afterPaint} from '@site/src/hooks/afterPaint';
import {isServedByWorker} from '@site/src/lib/serviceWorker';

function update(): void {
  import('@site/src/offline/updateCourses')
    .then(({updateCourses}) => updateCourses())
    .catch((error: unknown) => console.warn('Saved courses could not be updated.', error));
}

if (ExecutionEnvironment.canUseDOM && isServedByWorker()) {
  afterPaint(update);
  window.addEventListener('online', update);
}

const offline: ClientModule = {};

export default offline;
