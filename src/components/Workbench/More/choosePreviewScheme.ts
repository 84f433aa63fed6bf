import {
  PREVIEW_SCHEME_EVENT,
  PREVIEW_SCHEME_KEY,
  type PreviewScheme,
} from '@site/src/lib/previewScheme';
import {removeStored, writeStored} from '@site/src/lib/storage';

/** Applies to all previews, on every page of this device. */
export function choosePreviewScheme(scheme: PreviewScheme): void {
  const {dataset} = document.documentElement;
  if (scheme === 'dark') {
    dataset.previews = scheme;
    writeStored(PREVIEW_SCHEME_KEY, scheme);
  } else {
    delete dataset.previews;
    removeStored(PREVIEW_SCHEME_KEY);
  }
  window.dispatchEvent(new Event(PREVIEW_SCHEME_EVENT));
}
