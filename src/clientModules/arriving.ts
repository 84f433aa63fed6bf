import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '@site/src/hooks/afterPaint';

/** How many elements are laid out in one frame if it can be helped, so that frames of a slow phone are short. */
const AT_ONCE = 120;

const painted = (): Promise<void> => new Promise(afterPaint);

/**
 * Lays out what the first paint left out (`data-arriving`, src/css/arriving.css), some parts in each frame, so that
 * positions on the page are the same as after Back.
 */
async function layOutTheRest(): Promise<void> {
  let left = AT_ONCE;
  for (const part of document.querySelectorAll<HTMLElement>('.prose > details')) {
    const size = part.getElementsByTagName('*').length;
    if (size > left) {
      left = AT_ONCE;
      await painted();
    }
    left -= size;
    part.style.contentVisibility = 'visible';
  }
  await painted();
  delete document.documentElement.dataset.arriving;
}

const arriving: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const {dataset} = document.documentElement;
    if (previousLocation !== null) {
      delete dataset.arriving;
    } else if (dataset.arriving !== undefined && window.scrollY > 0) {
      void layOutTheRest();
    } else if (dataset.arriving !== undefined) {
      window.addEventListener('scroll', () => void layOutTheRest(), {once: true, passive: true});
    }
  },
};

export default arriving;
