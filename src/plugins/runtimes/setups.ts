import {listSetups, loadSetup} from '../../lessons/setups';
import type {RuntimeFile} from './files';

/** Each prepared file set as one file, loaded with the first Run that needs it. */
export async function makeSetups(root: string): Promise<readonly RuntimeFile[]> {
  return listSetups(root).map((name) => ({
    name: `setups/${name}.json`,
    content: Buffer.from(JSON.stringify(loadSetup(root, name))),
  }));
}
