import {CHUNK_PATIENCE_MS} from '../../data/limits';
import {PREVIEW_SCHEME_KEY} from '../../lib/previewScheme';
import {KEYS} from '../../lib/readersData/keys';

/**
 * Runs before the first paint: removes a stored colour mode that is invalid, and sets the class `dark` on the
 * root element, and the colours of previews beside it. Docusaurus' own script, which follows, sets its attribute.
 * If a course is stored, `data-recalling` keeps the general menu hidden until the app has put the course's menu in
 * its place, or until it is late.
 */
export const firstPaintScript = (colorModeKey: string): string => `(function () {
  var root = document.documentElement;
  var stored = null;
  try {
    if (localStorage.getItem('${PREVIEW_SCHEME_KEY}') === 'dark') {
      root.dataset.previews = 'dark';
    }
    if (localStorage.getItem('${KEYS.course}') !== null) {
      root.dataset.recalling = '';
      setTimeout(function () {
        delete root.dataset.recalling;
      }, ${CHUNK_PATIENCE_MS});
    }
    stored = localStorage.getItem('${colorModeKey}');
    if (stored !== null && stored !== 'light' && stored !== 'dark') {
      localStorage.removeItem('${colorModeKey}');
      stored = null;
    }
  } catch (error) {
    console.warn('The stored colour mode cannot be read; following the system.', error);
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark';
  root.classList.toggle('dark', dark);
})();`;
