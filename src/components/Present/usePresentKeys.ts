import {useEffect} from 'react';
import {moveOfKey, type Move} from '@site/src/lib/presentation';

/** Elements that handle these keys themselves: editors, questions, tabs, sliders. */
const USES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="tab"], [role="slider"], iframe';
/** Elements that Escape closes first. */
const COVERS = 'dialog[open], [aria-modal="true"], .medium-zoom--opened';

/**
 * The arrow keys and a clicker change the section, and Escape leaves, except in elements that handle these keys
 * themselves.
 */
export function usePresentKeys(move: (move: Move) => void, leave: () => void): void {
  useEffect(() => {
    const onMove = (event: KeyboardEvent): void => {
      const step = moveOfKey(event.key);
      if (step !== undefined && isFree(event) && !scrollsSideways(event)) {
        event.preventDefault();
        move(step);
      }
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isFree(event)) {
        leave();
      }
    };
    window.addEventListener('keydown', onMove);
    // Checked before the same key closes whatever covers the page.
    window.addEventListener('keydown', onEscape, {capture: true});
    return () => {
      window.removeEventListener('keydown', onMove);
      window.removeEventListener('keydown', onEscape, {capture: true});
    };
  }, [move, leave]);
}

function isFree(event: KeyboardEvent): boolean {
  const {target, defaultPrevented, ctrlKey, altKey, metaKey} = event;
  return (
    !defaultPrevented &&
    !ctrlKey &&
    !altKey &&
    !metaKey &&
    document.querySelector(COVERS) === null &&
    !(target instanceof Element && target.closest(USES_KEYS) !== null)
  );
}

/** In code that is wider than the screen, the arrow keys scroll. */
function scrollsSideways({key, target}: KeyboardEvent): boolean {
  const code = target instanceof Element ? target.closest('pre, table') : null;
  return key.startsWith('Arrow') && code !== null && code.scrollWidth > code.clientWidth;
}
