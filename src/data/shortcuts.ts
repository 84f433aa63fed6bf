import {SHORTCUT_KEYS} from './readerTexts';

/** The list of shortcuts, in groups. */
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
