import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '@site/src/hooks/afterPaint';

/** How many elements are laid out in one frame, so that no frame of a slow phone is long. */
const AT_ONCE = 150;

const painted = (): Promise<void> => new Promise(afterPaint);

/**
 * Lays out what the first paint left out (`data-arriving`, src/css/arriving.css), a part in each frame. It waits for
 * the fonts, because their arrival lays out the whole page again.
 */
async function layOutTheRest(): Promise<void> {
  await document.fonts.ready;
  let left = AT_ONCE;
  for (const part of document.querySelectorAll<HTMLElement>('.prose > *')) {
    part.style.contentVisibility = 'visible';
    left -= 1 + part.getElementsByTagName('*').length;
    if (left <= 0) {
      left = AT_ONCE;
      await painted();
    }
  }
  delete document.documentElement.dataset.arriving;
}

const arriving: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const {dataset} = document.documentElement;
    if (previousLocation !== null) {
      delete dataset.arriving;
    } else if (dataset.arriving !== undefined) {
      void layOutTheRest();
    }
  },
};

export default arriving;
