/** Texts on the front page in addition to the site's own title and description. */
export const HOME = {
  audience:
    'For the students of the program, and open to everyone: no account, and nothing to install.',
  try: 'Try it: change the colour',
  browse: 'Browse all modules',
  courses: 'Courses',
} as const;
