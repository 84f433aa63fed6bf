import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** The project's root, as seen from here and from the bundle that the checker's workers run. */
export const PROJECT = existsSync(join(process.cwd(), 'config/words.txt'))
  ? process.cwd()
  : resolve(__dirname, '../..');
