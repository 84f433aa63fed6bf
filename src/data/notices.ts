/** Messages for the reader when a part of the portal fails to load, each with its button. */
export const NOTICES = {
  failed: {
    text: 'A part of this page could not be loaded. The text and the links work; examples and menus may not.',
    action: 'Reload',
  },
  slow: {text: 'The page is taking long to arrive.', action: 'Load it afresh'},
  styles: {text: 'The layout of this page could not be loaded.', action: 'Reload'},
  offline: {
    text: 'You are offline. This page stays open; other pages open when the connection is back.',
    action: null,
  },
  unkept: {
    text: 'This browser does not keep what you mark and write here: its storage is blocked or full. It lasts until you close this tab; “My portal” can save it as a file.',
    action: null,
  },
  unreadable: {
    text: 'Your marks and notes in this browser cannot be read. Nothing of them is changed; “My portal” can save them as a file or start afresh.',
    action: null,
  },
  newer: {
    text: 'Your marks and notes were stored by a newer version of this site. Nothing of them is changed; load the page afresh to get that version.',
    action: 'Load it afresh',
  },
  updated: {
    text: 'A newer version was published. The courses that you saved are up to date again.',
    action: null,
  },
} as const;

/** This notice is part of the page itself and needs no script, because it appears when none has loaded. */
export const ABSENT_NOTICE = {
  text: 'The scripts of this page have not arrived. The text and the links work; examples and menus may not.',
  action: 'Load it afresh',
} as const;

export type NoticeKind = keyof typeof NOTICES;

/** Event fired on the window instead of a navigation when the page cannot be reached. */
export const OUT_OF_REACH_EVENT = 'portal:out-of-reach';

/** Event fired on the window when there is a problem with the reader's data; its detail is the kind of notice. */
export const READER_TROUBLE_EVENT = 'portal:reader-trouble';

/** Event fired on the window when saved courses have been updated. */
export const COURSES_UPDATED_EVENT = 'portal:courses-updated';
