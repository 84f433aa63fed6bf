import {join} from 'node:path';
import {readRule, ruleFiles} from '../loadRules';
import {ruleName} from '../toRule';
import type {BuiltRule} from './rule';

const FOLDER = join(__dirname, 'rules');

/** Every rule for built pages, by name; a new file is a new rule. */
export function loadBuiltRules(): readonly (BuiltRule & {readonly name: string})[] {
  return ruleFiles(FOLDER).map((file) => ({
    ...readRule<BuiltRule>(join(FOLDER, file)),
    name: ruleName(file),
  }));
}
