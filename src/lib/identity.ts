export interface Shape {
  /** Outlines on a grid of 48. */
  readonly back: string;
  readonly front: string;
}

const CIRCLE = 'M24 2a22 22 0 1 0 0 44 22 22 0 0 0 0-44z';
const SQUARE = 'M3 3h42v42H3z';

const SHAPES: readonly Shape[] = [
  {back: SQUARE, front: 'M3 45V3h42z'},
  {back: CIRCLE, front: 'M24 2a22 22 0 0 1 0 44z'},
  {back: SQUARE, front: 'M3 24a21 21 0 0 1 42 0zM3 45a21 21 0 0 1 42 0z'},
  {back: CIRCLE, front: 'M24 12a12 12 0 1 0 0 24 12 12 0 0 0 0-24z'},
  {back: SQUARE, front: 'M3 3h14v42H3zM24 24h21v21H24z'},
  {back: SQUARE, front: 'M24 3 45 24 24 45 3 24z'},
];

/** Courses in the order in which students take them. */
const KNOWN: readonly string[] = ['mtm6130', 'mtm6201', 'mtm6302', 'mtm6404', 'mtm6405', 'mtm6407'];

/** The shape that stands for a course or a topic: fixed for the six courses, by its letters otherwise. */
export function shapeOf(id: string): Shape {
  const known = KNOWN.indexOf(id);
  const letters = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return SHAPES[(known === -1 ? letters : known) % SHAPES.length]!;
}
