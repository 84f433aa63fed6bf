import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {BuiltRule} from './rule';

const FOLDER = join(__dirname, 'rules');
const load = createRequire(__filename);

/** Every rule for built pages, by name; a new file is a new rule. */
export function loadBuiltRules(): readonly BuiltRule[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => (load(join(FOLDER, name)) as {readonly rule: BuiltRule}).rule)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
