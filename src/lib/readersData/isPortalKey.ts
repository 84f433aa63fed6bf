import {CODE_PREFIX, KEYS, TASK_PREFIX} from './keys';

/** Docusaurus appends the site's namespace to the key. */
const COLOR_MODE_PREFIX = 'theme';

const PREFIXES: readonly string[] = [CODE_PREFIX, TASK_PREFIX, COLOR_MODE_PREFIX];
const NAMES: readonly string[] = Object.values(KEYS);

/** Whether a storage key belongs to the portal, and not to another site at the same origin. */
export function isPortalKey(key: string): boolean {
  return NAMES.includes(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
}
