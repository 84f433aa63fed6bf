/**
 * Ids of empty elements at the end of what a browser shows in one piece: parts that are laid out around what comes
 * last in them, so that they would move while a page still arrives.
 */
export const PAINTED_WHOLE = {bar: 'site-bar-end', hero: 'site-hero-end'} as const;
