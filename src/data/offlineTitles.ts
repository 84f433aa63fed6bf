/**
 * What readers see before they open it; the rest is loaded when they do. Both are equally long, so that the page
 * does not move when one takes the place of the other.
 */
export const OFFLINE_TITLES = {
  unsaved: 'Save this course for offline reading',
  saved: 'This course is saved for offline use',
} as const;
