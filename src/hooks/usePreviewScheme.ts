import {useSyncExternalStore} from 'react';
import {onPreviewScheme, type PreviewScheme, readPreviewScheme} from '@site/src/lib/previewScheme';

/** The colours that the reader has chosen for previews; light ones in the page as delivered. */
export function usePreviewScheme(): PreviewScheme {
  return useSyncExternalStore(onPreviewScheme, readPreviewScheme, () => 'light');
}
