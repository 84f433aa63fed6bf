/**
 * Titles that are visible before the reader opens the panel; everything else is loaded afterwards. Both are
 * equally long, so that the page does not move when one replaces the other.
 */
export const OFFLINE_TITLES = {
  unsaved: 'Save this course for offline reading',
  saved: 'This course is saved for offline use',
} as const;
