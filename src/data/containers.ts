/** Boxes of the course’s own, beside tip, warning and danger: `:::try[Title]`. */
export const CONTAINERS = [
  'details',
  'older',
  'try',
  'watch',
  'lab',
  'challenge',
  'sources',
] as const;
