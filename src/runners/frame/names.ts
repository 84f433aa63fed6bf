/** Name of the global variable that compiled examples call in a frame. */
export const PORTAL = '__portal';
