import type {BuiltRule} from '../rule';

const KILOBYTE = 1000;
const LARGE = 400 * KILOBYTE;
const TOO_LARGE = 1000 * KILOBYTE;

export const rule: BuiltRule = {
  wants: 'The HTML of a page is smaller than 400 kB; over 1 MB is an error.',
  why: 'The page cannot be shown until its HTML has been downloaded.',
  *check({path}, {files}) {
    const size = files.get(path) ?? 0;
    const message = `the page has ${Math.round(size / KILOBYTE)} kB of HTML`;
    const remedy = 'split the page, or simplify its figures';
    if (size > LARGE) {
      yield {at: 0, severity: size > TOO_LARGE ? 'error' : 'warning', message, remedy};
    }
  },
};
