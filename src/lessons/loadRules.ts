import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Rule} from './rule';

const FOLDER = join(__dirname, 'rules');
/** Not `import()`: Node 20 has no loader for TypeScript modules in a worker, only for `require`. */
const load = createRequire(__filename);

/** Every rule of the folder, by name; a new file is a new rule. */
export function loadRules(): readonly Rule[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => (load(join(FOLDER, name)) as {readonly rule: Rule}).rule)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
