import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  ZOOM_BACKGROUND,
  ZOOM_CLOSE_SCROLL_PX,
  ZOOM_MARGIN_PX,
  ZOOM_REFRESH_MS,
} from '@site/src/data/limits';

type MediumZoom = (typeof import('medium-zoom/dist/pure'))['default'];

/** Attributes that make an image a button while it can be enlarged. */
const BUTTON_ATTRIBUTES = ['tabindex', 'role', 'aria-label'];

/** The keys that activate a button. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

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

async function loadZoom(): Promise<MediumZoom> {
  // The package declares that it has no side effects, so the bundler drops a plain import of its styles.
  // Without its transitions the zoom never registers as open and cannot be closed.
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
      // While an image is still growing, the library ignores requests to close it.
      image.addEventListener('medium-zoom:opened', () => void zoom.close());
    }
    zoom.detach();
  };
}

/** The image is hidden while its enlarged copy is shown, so it loses focus. */
function giveFocusBack(this: HTMLImageElement): void {
  if (document.activeElement === document.body) {
    this.focus({preventScroll: true});
  }
}
