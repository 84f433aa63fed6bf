import type {MouseEvent} from 'react';

/**
 * The place in the code that a mouse has clicked, in characters from its start. Undefined for a drag that
 * selects text, and for fingers and pens: they tap a screen to stop it from scrolling or by accident, and the
 * keyboard of a phone would cover half of the page.
 */
export function clickedOffset({target, nativeEvent}: MouseEvent): number | undefined {
  const {pointerType} = nativeEvent as Partial<PointerEvent>;
  // Not all browsers tell what has clicked.
  const isMouse = pointerType
    ? pointerType === 'mouse'
    : window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  const code = (target as Element).closest('.code-text')?.querySelector('code');
  // A click puts an invisible caret into text that cannot be edited.
  const selection = document.getSelection();
  const caret = selection?.isCollapsed ? selection.anchorNode : null;
  if (!isMouse || !code || caret === null || !code.contains(caret)) {
    return undefined;
  }
  const before = document.createRange();
  before.selectNodeContents(code);
  before.setEnd(caret, selection!.anchorOffset);
  return before.toString().length;
}
