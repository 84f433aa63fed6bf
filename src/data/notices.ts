/** What the reader is told when a part of the portal does not arrive, and the button beside it. */
export const NOTICES = {
  failed: {
    text: 'A part of this page could not be loaded. The text and the links work; examples and menus may not.',
    action: 'Reload',
  },
  /** Stands in the page itself and comes without a script, because none has. */
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
} as const;

export type NoticeKind = keyof typeof NOTICES;

/** Fired on the window instead of a navigation whose page is out of reach. */
export const OUT_OF_REACH_EVENT = 'portal:out-of-reach';
