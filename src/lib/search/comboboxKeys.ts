/** The state of the search box when a key is pressed. */
export interface BoxState {
  readonly isOpen: boolean;
  /** Index of the active row; −1 for none. */
  readonly index: number;
  /** Number of rows. */
  readonly count: number;
  readonly hasQuery: boolean;
}

export type BoxAction =
  | {readonly kind: 'open' | 'clear' | 'leave'}
  | {readonly kind: 'move' | 'choose'; readonly index: number};

/**
 * The action for a key (S22, S24, S27 of the specification).
 *
 * @returns undefined for a key that the browser should handle, null for one that is handled but does nothing
 */
export function boxAction(key: string, state: BoxState): BoxAction | null | undefined {
  const {isOpen, index, count, hasQuery} = state;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (count === 0) {
        return undefined;
      }
      return isOpen ? {kind: 'move', index: neighbour(key, index, count)} : {kind: 'open'};
    case 'Escape':
      return {kind: hasQuery ? 'clear' : 'leave'};
    case 'Enter':
      return isOpen && index >= 0 && index < count ? {kind: 'choose', index} : null;
    default:
      return undefined;
  }
}

/** The next row up or down, wrapping around at both ends. */
function neighbour(key: 'ArrowDown' | 'ArrowUp', index: number, count: number): number {
  if (key === 'ArrowDown') {
    return (index + 1) % count;
  }
  return (index > 0 ? index : count) - 1;
}
