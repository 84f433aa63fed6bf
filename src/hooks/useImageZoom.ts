import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  ZOOM_BACKGROUND,
  ZOOM_CLOSE_SCROLL_PX,
  ZOOM_MARGIN_PX,
  ZOOM_REFRESH_MS,
} from '@site/src/data/limits';

type MediumZoom = (typeof import('medium-zoom/dist/pure'))['default'];

/** What makes a picture a button, while it is one. */
const BUTTON_ATTRIBUTES = ['tabindex', 'role', 'aria-label'];

/** The keys of a button. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Stands in for the part of a page that is drawn after its first screen (RestOfPage). */
const REST_TO_COME = '[data-rest-to-come]';

/** Pictures of the content that are not links. */
const SELECTOR = '.prose :not(a) > img';

/** Pictures grow on a click or Enter; the library loads only on pages that have one. */
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
          void loadZoom().then((mediumZoom) => {
            if (isCurrent) {
              detach = attachZoom(mediumZoom, images);
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

async function loadZoom(): Promise<MediumZoom> {
  // The package says that nothing of it has side effects, so a plain import of its styles is dropped; and
  // without its transitions the zoom never learns that it is open, and never closes.
  const [{default: mediumZoom}] = await Promise.all([
    import('medium-zoom/dist/pure'),
    import('medium-zoom/dist/style.css'),
  ]);
  return mediumZoom;
}

function attachZoom(mediumZoom: MediumZoom, images: readonly HTMLImageElement[]): () => void {
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
    image.setAttribute('tabindex', '0');
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `Enlarge: ${image.alt}`);
    image.addEventListener('keydown', onKeyDown);
    image.addEventListener('medium-zoom:closed', giveFocusBack);
  }
  return () => {
    for (const image of images) {
      BUTTON_ATTRIBUTES.forEach((name) => image.removeAttribute(name));
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
