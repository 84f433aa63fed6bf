/** The initial colours of previews, independent of the portal's own colour mode. */
export type PreviewScheme = 'light' | 'dark';

/** Before the first paint, a script reads this key and sets `data-previews` on the root element. */
export const PREVIEW_SCHEME_KEY = 'previews';
/** Window event that reports a new choice. */
export const PREVIEW_SCHEME_EVENT = 'portal:previews';

/** Examples are written for a light page, so previews are light unless the reader has chosen otherwise. */
export function readPreviewScheme(): PreviewScheme {
  return document.documentElement.dataset.previews === 'dark' ? 'dark' : 'light';
}

/** @returns a function that ends the subscription */
export function onPreviewScheme(listener: () => void): () => void {
  window.addEventListener(PREVIEW_SCHEME_EVENT, listener);
  return () => window.removeEventListener(PREVIEW_SCHEME_EVENT, listener);
}
