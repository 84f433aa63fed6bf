import {useSyncExternalStore} from 'react';
import {onPreviewScheme, type PreviewScheme, readPreviewScheme} from '@site/src/lib/previewScheme';

/** The colours that the reader has chosen for previews. The page as delivered has light ones. */
export function usePreviewScheme(): PreviewScheme {
  return useSyncExternalStore(onPreviewScheme, readPreviewScheme, () => 'light');
}
