/**
 * In the place of two packages that are loaded and never used: `turndown`, as this terminal has no
 * `html-to-markdown`, and `typed-array-buffer`, which is for engines without `ArrayBuffer.isView`. To find out
 * what the browser can do, they throw and catch errors while they load, and for each V8 may read the whole
 * script once more.
 */
export default class Unused {
  constructor() {
    throw new Error('This part of the terminal is left out.');
  }
}
