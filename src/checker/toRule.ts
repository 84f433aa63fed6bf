import {basename} from 'node:path';
import type {Rule, WrittenRule} from './rule';

export function ruleName(path: string): string {
  return basename(path, '.ts');
}

/** The rule that a file exports, with what it leaves out: its name, and that it reports errors. */
export function toRule(path: string, rule: WrittenRule): Rule {
  return {severity: 'error', ...rule, name: ruleName(path)};
}
