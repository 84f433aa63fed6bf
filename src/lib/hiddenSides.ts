export type Side = 'left' | 'right' | 'top' | 'bottom';

type Scrolled = Readonly<
  Record<
    'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight',
    number
  >
>;

/** Browsers round element sizes but not scroll positions. */
const ROUNDING_PX = 1;

/** The sides on which there is more content to scroll to. */
export function hiddenSides(box: Scrolled): readonly Side[] {
  const rest: Readonly<Record<Side, number>> = {
    left: box.scrollLeft,
    right: box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  return (Object.keys(rest) as Side[]).filter((side) => rest[side] > ROUNDING_PX);
}
