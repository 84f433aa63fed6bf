/** What `clear` sends: empties the screen and what has scrolled out of it. */
export const CLEAR_SCREEN = '\u001B[H\u001B[2J\u001B[3J';
