export interface Shape {
  /** Outlines on a 48-pixel grid. */
  readonly back: string;
  readonly front: string;
}

const CIRCLE = 'M24 2a22 22 0 1 0 0 44 22 22 0 0 0 0-44z';
const SQUARE = 'M3 3h42v42H3z';

const COURSE_SHAPES: readonly Shape[] = [
  {back: SQUARE, front: 'M3 45V3h42z'},
  {back: CIRCLE, front: 'M24 2a22 22 0 0 1 0 44z'},
  {back: SQUARE, front: 'M3 24a21 21 0 0 1 42 0zM3 45a21 21 0 0 1 42 0z'},
  {back: CIRCLE, front: 'M24 12a12 12 0 1 0 0 24 12 12 0 0 0 0-24z'},
  {back: SQUARE, front: 'M3 3h14v42H3zM24 24h21v21H24z'},
  {back: SQUARE, front: 'M24 3 45 24 24 45 3 24z'},
];

const TOPIC_SHAPES: readonly Shape[] = [
  {back: SQUARE, front: 'M3 3h21v21H3zM24 24h21v21H24z'},
  {back: SQUARE, front: 'M3 45V3a42 42 0 0 1 42 42z'},
  {back: SQUARE, front: 'M17 3h14v14h14v14H31v14H17V31H3V17h14z'},
  {back: SQUARE, front: 'M3 3h42L24 24l21 21H3l21-21z'},
  {
    back: CIRCLE,
    front: 'M24 2a22 22 0 1 0 0 44 22 22 0 0 0 0-44zm0 12a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  },
  {back: SQUARE, front: 'M3 45V31h14V17h14V3h14v42z'},
  {back: SQUARE, front: 'M3 3h42v10H3zM3 19h42v10H3zM3 35h42v10H3z'},
  {back: SQUARE, front: 'M3 45V24A21 21 0 0 1 24 3h21v21a21 21 0 0 1-21 21z'},
  {back: SQUARE, front: 'M3 3h21l21 21-21 21H3l21-21z'},
  {back: SQUARE, front: 'M3 3a42 42 0 0 0 42 42V24A21 21 0 0 1 24 3z'},
  {back: SQUARE, front: 'M3 3h14v28h28v14H3z'},
];

/** Courses in the order in which students take them. */
const KNOWN: readonly string[] = ['mtm6130', 'mtm6201', 'mtm6302', 'mtm6404', 'mtm6405', 'mtm6407'];

/**
 * The shape for a course or topic: fixed for the six courses, derived from the letters of the id otherwise.
 */
export function shapeOf(id: string): Shape {
  const known = KNOWN.indexOf(id);
  return known === -1 ? TOPIC_SHAPES[letterSum(id) % TOPIC_SHAPES.length]! : COURSE_SHAPES[known]!;
}

function letterSum(text: string): number {
  return [...text].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * at, 0);
}
