import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {READER_TROUBLE_EVENT} from '@site/src/data/notices';
import {KEYS} from '@site/src/lib/readersData/keys';
import {reader} from '@site/src/lib/readersData/reader';
import type {Trouble} from '@site/src/lib/readersData/store';

let told: Trouble | undefined;

/** Tells the reader once about each kind of problem. */
function tellOfTrouble(): void {
  const trouble = reader.trouble();
  if (trouble !== undefined && trouble !== told) {
    window.dispatchEvent(new CustomEvent(READER_TROUBLE_EVENT, {detail: trouble}));
  }
  told = trouble;
}

if (ExecutionEnvironment.canUseDOM) {
  reader.subscribe(tellOfTrouble);
  window.addEventListener('storage', ({key}) => {
    // There is no key if the whole storage was cleared.
    if (key === KEYS.reader || key === null) {
      reader.refresh();
    }
  });
  // A page restored from the back/forward cache has missed the changes that other tabs made.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      reader.refresh();
    }
  });
}

/** Keeps the reader's data in step with other tabs, and tells the reader if the device cannot store it. */
const readersData: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation === null) {
      reader.get();
      tellOfTrouble();
    }
  },
};

export default readersData;
