/** Global variable of a frame that compiled examples call. */
export const PORTAL = '__portal';
