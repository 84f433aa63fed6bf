export type Side = 'left' | 'right' | 'top' | 'bottom';

type Scrolled = Readonly<
  Record<
    'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight',
    number
  >
>;

/** Browsers round the sizes, not how far something is scrolled. */
const ROUNDING_PX = 1;

/** The sides to which what is shown goes on. */
export function hiddenSides(box: Scrolled): readonly Side[] {
  const rest: Readonly<Record<Side, number>> = {
    left: box.scrollLeft,
    right: box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  return (Object.keys(rest) as Side[]).filter((side) => rest[side] > ROUNDING_PX);
}
