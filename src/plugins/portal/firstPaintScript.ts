import {PREVIEW_SCHEME_KEY} from '../../lib/previewScheme';

/**
 * Runs before the first paint: removes a stored colour mode that is invalid, and sets the class `dark` on the
 * root element, and the colours of previews beside it. Docusaurus' own script, which follows, sets its attribute.
 */
export const colorModeScript = (key: string): string => `(function () {
  var stored = null;
  try {
    if (localStorage.getItem('${PREVIEW_SCHEME_KEY}') === 'dark') {
      document.documentElement.dataset.previews = 'dark';
    }
    stored = localStorage.getItem('${key}');
    if (stored !== null && stored !== 'light' && stored !== 'dark') {
      localStorage.removeItem('${key}');
      stored = null;
    }
  } catch (error) {
    console.warn('The stored colour mode cannot be read; following the system.', error);
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark';
  document.documentElement.classList.toggle('dark', dark);
})();`;
