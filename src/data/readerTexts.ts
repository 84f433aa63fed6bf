/** Addresses and words of what belongs to the reader: progress, bookmarks, notes, shortcuts. */

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

/** What the list of shortcuts says, in groups. */
export const SHORTCUTS = [
  {
    title: 'Everywhere',
    rows: [
      {keys: ['s', '/'], does: 'Search'},
      {keys: [SHORTCUT_KEYS.shortcuts], does: 'Show this list'},
      {keys: ['Escape'], does: 'Close what is open'},
    ],
  },
  {
    title: 'In a lesson',
    rows: [
      {keys: [SHORTCUT_KEYS.done], does: 'Mark the lesson as done, or take that back'},
      {
        keys: [SHORTCUT_KEYS.mark],
        does: 'Bookmark the section that you are reading, or write a note',
      },
    ],
  },
  {
    title: 'In the editor of an example',
    rows: [
      {keys: ['Ctrl + Enter', '⌘ + Enter'], does: 'Run, or check a task'},
      {keys: ['Escape, then Tab'], does: 'Leave the editor'},
    ],
  },
] as const;

/** How much of the lessons is done, as the ring says it. */
export function progressText(done: number, lessons: number): string {
  const all = `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;
  return done === 0 ? all : `${done} of ${all}`;
}

/** Why a file is refused. */
export const IMPORT_PROBLEMS = {
  tooLarge: 'This file is too large to be an export of the portal. Nothing has changed.',
  notJson: 'This file is not JSON, so it is no export of the portal. Nothing has changed.',
  notOurs: 'This file is no export of the portal. Nothing has changed.',
  newer:
    'This file comes from a newer version of the portal. Load the page afresh and try again. Nothing has changed.',
} as const;

/** What an import has done. */
export function importResult(changes: number, unkept: number): string {
  const taken = `Added: ${changes - unkept} of ${changes}.`;
  return unkept === 0
    ? taken
    : `${taken} The browser has no room for the others; what was here is as it was.`;
}
