import mediumZoom from 'medium-zoom/dist/pure';
import {ZOOM_BACKGROUND, ZOOM_CLOSE_SCROLL_PX, ZOOM_MARGIN_PX} from '@site/src/data/limits';
import 'medium-zoom/dist/style.css';
import './late.css';

/** Attributes that make an image a button while it can be enlarged. */
const BUTTON_ATTRIBUTES = ['tabindex', 'role', 'aria-label'];

/** The keys that activate a button. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** @returns a function that makes the images plain again */
export function attachZoom(images: readonly HTMLImageElement[]): () => void {
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
