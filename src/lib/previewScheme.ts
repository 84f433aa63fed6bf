import {removeStored, writeStored} from './storage';

/** The colours in which previews begin, whatever those of the portal are. */
export type PreviewScheme = 'light' | 'dark';

/** A script also sets `data-previews` on the root element by it, before the first paint. */
export const PREVIEW_SCHEME_KEY = 'previews';

const listeners = new Set<() => void>();

/** Examples are written for a light page, so that is what they get unless the reader has chosen. */
export function readPreviewScheme(): PreviewScheme {
  return document.documentElement.dataset.previews === 'dark' ? 'dark' : 'light';
}

/** Applies to all previews, on every page of this device. */
export function choosePreviewScheme(scheme: PreviewScheme): void {
  if (scheme === 'dark') {
    document.documentElement.dataset.previews = scheme;
    writeStored(PREVIEW_SCHEME_KEY, scheme);
  } else {
    delete document.documentElement.dataset.previews;
    removeStored(PREVIEW_SCHEME_KEY);
  }
  for (const listener of listeners) {
    listener();
  }
}

/** @returns ends the subscription */
export function onPreviewScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
