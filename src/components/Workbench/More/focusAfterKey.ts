/**
 * The menu item that a key moves focus to: the arrow keys wrap around, Home and End go to the ends, and a
 * letter goes to the next item that begins with it. Undefined if the key has no meaning in a menu.
 */
export function focusAfterKey(
  key: string,
  labels: readonly string[],
  at: number,
): number | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return [...key].length === 1 ? nextBeginningWith(key, labels, at) : undefined;
  }
}

function nextBeginningWith(
  letter: string,
  labels: readonly string[],
  at: number,
): number | undefined {
  const begins = (label: string) => label.toLowerCase().startsWith(letter.toLowerCase());
  const after = labels.findIndex((label, index) => index > at && begins(label));
  const found = after === -1 ? labels.findIndex(begins) : after;
  return found === -1 ? undefined : found;
}
