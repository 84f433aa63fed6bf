interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distance from the button, and from the edges of the window. */
const GAP_PX = 4;

/**
 * The position of a menu in the window: below its button, or above it if there is only room there, and always
 * within the sides.
 */
export function placeMenu(button: Box, menu: Size, view: Size): {left: number; top: number} {
  const below = button.bottom + GAP_PX;
  const above = button.top - GAP_PX - menu.height;
  const rightmost = view.width - GAP_PX - menu.width;
  return {
    left: Math.max(GAP_PX, Math.min(button.left, rightmost)),
    top: below + menu.height > view.height && above >= 0 ? above : below,
  };
}
