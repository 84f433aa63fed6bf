/** The course's own boxes, in addition to tip, warning and danger: `:::try[Title]`. */
export const CONTAINERS = [
  'details',
  'older',
  'try',
  'watch',
  'lab',
  'challenge',
  'sources',
] as const;
