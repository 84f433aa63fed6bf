import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  ZOOM_BACKGROUND,
  ZOOM_CLOSE_SCROLL_PX,
  ZOOM_MARGIN_PX,
  ZOOM_REFRESH_MS,
} from '@site/src/data/limits';

/** The keys of a button. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

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
  // The package says that nothing of it has side effects, so a plain import of its styles is dropped; and
  // without its transitions the zoom never learns that it is open, and never closes.
  const [{default: mediumZoom}] = await Promise.all([
    import('medium-zoom/dist/pure'),
    import('medium-zoom/dist/style.css'),
  ]);
  const zoom = mediumZoom([...images], {
    margin: ZOOM_MARGIN_PX,
    background: ZOOM_BACKGROUND,
    scrollOffset: ZOOM_CLOSE_SCROLL_PX,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (KEYS.has(event.key) && event.target instanceof HTMLImageElement) {
      event.preventDefault();
      void zoom.toggle({target: event.target});
    }
  };
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt}`);
    image.addEventListener('keydown', onKeyDown);
    image.addEventListener('medium-zoom:closed', giveFocusBack);
  }
  return () => {
    for (const image of images) {
      image.removeEventListener('keydown', onKeyDown);
      image.removeEventListener('medium-zoom:closed', giveFocusBack);
      // While a copy still grows, the library closes nothing.
      image.addEventListener('medium-zoom:opened', () => void zoom.close());
    }
    zoom.detach();
  };
}

/** The picture is hidden while its copy is large, so it loses the focus. */
function giveFocusBack(this: HTMLImageElement): void {
  if (document.activeElement === document.body) {
    this.focus({preventScroll: true});
  }
}
