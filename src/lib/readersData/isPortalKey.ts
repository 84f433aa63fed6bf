import {CODE_PREFIX, KEYS, TASK_PREFIX} from './keys';

/** Docusaurus adds the namespace of the site to it. */
const COLOR_MODE_PREFIX = 'theme';

const PREFIXES: readonly string[] = [CODE_PREFIX, TASK_PREFIX, COLOR_MODE_PREFIX];
const NAMES: readonly string[] = Object.values(KEYS);

/** Whether a key of the storage is the portal's, and not that of another site at the same origin. */
export function isPortalKey(key: string): boolean {
  return NAMES.includes(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
}
