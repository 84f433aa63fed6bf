import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Rule} from './rule';

const FOLDER = join(__dirname, 'rules');
/** Not `import()`: Node 20 has no loader for TypeScript modules in a worker, only for `require`. */
const load = createRequire(__filename);

/** Paths of all rule files from the folder `rules`, which has one folder for each subject. */
export function ruleFiles(): readonly string[] {
  return readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

/** Every rule of the folder, by name; a new file is a new rule. */
export function loadRules(): readonly Rule[] {
  return ruleFiles()
    .map((path) => (load(join(FOLDER, path)) as {readonly rule: Rule}).rule)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
