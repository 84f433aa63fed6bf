import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {ZOOM_REFRESH_MS} from '@site/src/data/limits';

/** The placeholder for the part of a page that is rendered after its first screen (RestOfPage). */
const REST_TO_COME = '[data-rest-to-come]';

/** Images in the content that are not links. */
const SELECTOR = '.prose :not(a) > img';

/** Enlarges images on click or Enter. The library is loaded only on pages with such an image. */
export function useImageZoom(selector: string = SELECTOR): void {
  const {pathname} = useLocation();
  useEffect(() => {
    let detach: (() => void) | undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attachWhenWhole = (): void => {
      timer = setTimeout(() => {
        if (document.querySelector(REST_TO_COME) !== null) {
          attachWhenWhole();
          return;
        }
        const images = zoomableImages(selector);
        if (images.length > 0) {
          void import('./imageZoom/attachZoom').then(({attachZoom}) => {
            if (isCurrent) {
              detach = attachZoom(images);
            }
          });
        }
      }, ZOOM_REFRESH_MS);
    };
    attachWhenWhole();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      detach?.();
    };
  }, [pathname, selector]);
}

/** @throws TypeError when the selector is invalid */
export function zoomableImages(selector: string): readonly HTMLImageElement[] {
  let found: NodeListOf<HTMLImageElement>;
  try {
    found = document.querySelectorAll<HTMLImageElement>(selector);
  } catch (error) {
    throw new TypeError(`The image zoom selector "${selector}" is not valid.`, {cause: error});
  }
  return [...found];
}
