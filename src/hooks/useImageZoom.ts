import {useEffect} from 'react';
import 'medium-zoom/dist/style.css';
import {useLocation} from '@docusaurus/router';
import {
  ZOOM_BACKGROUND,
  ZOOM_CLOSE_SCROLL_PX,
  ZOOM_MARGIN_PX,
  ZOOM_REFRESH_MS,
} from '@site/src/data/limits';

/** Pictures of the content that are not links. */
const SELECTOR = '.prose :not(a) > img';

/** Pictures grow on a click or Enter; the library loads only on pages that have one. */
export function useImageZoom(selector: string = SELECTOR): void {
  const {pathname} = useLocation();
  useEffect(() => {
    let detach: (() => void) | undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const images = zoomableImages(selector);
      if (images.length > 0) {
        void attachZoom(images).then((undo) => {
          if (isCurrent) {
            detach = undo;
          } else {
            undo();
          }
        });
      }
    }, ZOOM_REFRESH_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      detach?.();
    };
  }, [pathname, selector]);
}

/** @throws TypeError when the selector is not one */
export function zoomableImages(selector: string): readonly HTMLImageElement[] {
  let found: NodeListOf<HTMLImageElement>;
  try {
    found = document.querySelectorAll<HTMLImageElement>(selector);
  } catch (error) {
    throw new TypeError(`The image zoom selector "${selector}" is not valid.`, {cause: error});
  }
  return [...found];
}

async function attachZoom(images: readonly HTMLImageElement[]): Promise<() => void> {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const dark = document.documentElement.dataset.theme === 'dark';
  const zoom = mediumZoom([...images], {
    margin: ZOOM_MARGIN_PX,
    background: dark ? 'var(--surface)' : ZOOM_BACKGROUND,
    scrollOffset: ZOOM_CLOSE_SCROLL_PX,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLImageElement) {
      void zoom.toggle({target: event.target});
    }
  };
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt}`);
    image.addEventListener('keydown', onKeyDown);
  }
  return () => {
    images.forEach((image) => image.removeEventListener('keydown', onKeyDown));
    zoom.detach();
  };
}
