/** Messages for the reader when a part of the portal fails to load, each with its button. */
export const NOTICES = {
  failed: {
    text: 'A part of this page could not be loaded. The text and the links work; examples and menus may not.',
    action: 'Reload',
  },
  /** This notice is part of the page itself and needs no script, because it appears when none has loaded. */
  absent: {
    text: 'The scripts of this page have not arrived. The text and the links work; examples and menus may not.',
    action: 'Load it afresh',
  },
  slow: {text: 'The page is taking long to arrive.', action: 'Load it afresh'},
  styles: {text: 'The layout of this page could not be loaded.', action: 'Reload'},
  offline: {
    text: 'You are offline. This page stays open; other pages open when the connection is back.',
    action: null,
  },
  updated: {
    text: 'A newer version was published. The courses that you saved are up to date again.',
    action: null,
  },
} as const;

export type NoticeKind = keyof typeof NOTICES;

/** Event fired on the window instead of a navigation when the page cannot be reached. */
export const OUT_OF_REACH_EVENT = 'portal:out-of-reach';
