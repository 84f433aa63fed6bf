import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Rule, WrittenRule} from './rule';
import {ruleName, toRule} from './toRule';

const FOLDER = join(__dirname, 'rules');
/** Not `import()`: Node 20 has no loader for TypeScript modules in a worker, only for `require`. */
const load = createRequire(__filename);

/** Paths of all rule files from the folder `rules`, which has one folder for each subject, sorted by name. */
export function ruleFiles(folder = FOLDER): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.ts'))
    .sort((a, b) => (ruleName(a) < ruleName(b) ? -1 : 1));
}

/** What a rule file exports. */
export function readRule<T>(path: string): T {
  return (load(path) as {readonly rule: T}).rule;
}

/** Every rule of the folder, by name; a new file is a new rule. */
export function loadRules(): readonly Rule[] {
  return ruleFiles().map((path) => toRule(path, readRule<WrittenRule>(join(FOLDER, path))));
}
