/** Addresses and texts for the reader's own data: progress, bookmarks, notes, shortcuts. */

export const MY_PORTAL = '/my/';
export const MY_PORTAL_TITLE = 'My portal';
export const USING = '/modules/using-this-portal.html';
export const USING_TITLE = 'Using this portal';

/** Single keys, which work outside text fields until the reader switches them off. */
export const SHORTCUT_KEYS = {
  done: 'd',
  mark: 'b',
  shortcuts: '?',
} as const;

/** How much of the lessons is done, as the ring's label. */
export function progressText(done: number, lessons: number): string {
  const all = `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;
  return done === 0 ? all : `${done} of ${all}`;
}
