/** The colours in which previews begin, whatever those of the portal are. */
export type PreviewScheme = 'light' | 'dark';

/** A script also sets `data-previews` on the root element by it, before the first paint. */
export const PREVIEW_SCHEME_KEY = 'previews';
/** The event of the window that tells of another choice. */
export const PREVIEW_SCHEME_EVENT = 'portal:previews';

/** Examples are written for a light page, so that is what they get unless the reader has chosen. */
export function readPreviewScheme(): PreviewScheme {
  return document.documentElement.dataset.previews === 'dark' ? 'dark' : 'light';
}

/** @returns ends the subscription */
export function onPreviewScheme(listener: () => void): () => void {
  window.addEventListener(PREVIEW_SCHEME_EVENT, listener);
  return () => window.removeEventListener(PREVIEW_SCHEME_EVENT, listener);
}
