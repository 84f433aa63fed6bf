import {listSetups, loadSetup} from '../../blocks/setups';
import type {RuntimeFile} from './types';

/** File name of a prepared set, which is loaded on the first Run that needs it. */
export function setupFileName(setup: string): string {
  return `setups/${setup}.json`;
}

/** The file of a prepared set. */
export function makeSetup(root: string, setup: string): RuntimeFile {
  return {
    name: setupFileName(setup),
    content: Buffer.from(JSON.stringify(loadSetup(root, setup))),
  };
}

/** The files of all prepared sets. */
export function makeSetups(root: string): readonly RuntimeFile[] {
  return listSetups(root).map((setup) => makeSetup(root, setup));
}
