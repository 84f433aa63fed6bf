import {createHash} from 'node:crypto';
import {type Setup, loadSetup} from '../blocks/setups';

const loaded = new Map<string, Setup>();

/** The files of a prepared set, each set being read once; none without a name. */
export function readSetup(root: string, name: string | undefined): Setup {
  if (name === undefined) {
    return {};
  }
  const setup = loaded.get(name) ?? loadSetup(root, name);
  loaded.set(name, setup);
  return setup;
}

/** Changes when a file of the set changes. A set that does not exist has its own hash. */
export function setupHash(root: string, name: string | undefined): string {
  try {
    return createHash('sha256')
      .update(JSON.stringify(readSetup(root, name)))
      .digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return `no setup ${name}`;
    }
    throw error;
  }
}
