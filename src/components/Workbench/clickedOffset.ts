import type {MouseEvent} from 'react';

/**
 * The position in the code at which a mouse was clicked, in characters from its start. Undefined for a drag
 * that selects text, and for touch and pen: readers tap a screen to stop it from scrolling or by accident, and
 * a phone's keyboard would cover half of the page.
 */
export function clickedOffset({target, nativeEvent}: MouseEvent): number | undefined {
  const {pointerType} = nativeEvent as Partial<PointerEvent>;
  // Not all browsers report the type of pointer.
  const isMouse = pointerType
    ? pointerType === 'mouse'
    : window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  const code = (target as Element).closest('.code-text')?.querySelector('code');
  // In text that cannot be edited, a click places an invisible caret.
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
