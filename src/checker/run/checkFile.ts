import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseLesson} from '../read/parse';
import type {Finding} from '../../text/finding';
import {splitLines, type Lines} from '../../text/lines';
import type {FileProblem, FileResult, Rule} from '../rule';

const NO_LINES = splitLines('');

/** Reads one page and applies every rule that checks single pages. */
export function checkFile(root: string, path: string, rules: readonly Rule[]): FileResult {
  const bytes = readFileSync(join(root, path));
  const problems: FileProblem[] = [];
  let byteLines: Lines | undefined;
  const linesOf = ({at}: Finding): Lines =>
    typeof at === 'number' ? (byteLines ??= splitLines(bytes.toString('latin1'))) : NO_LINES;
  let fatal = false;
  for (const rule of rules) {
    if (rule.scope !== 'bytes') {
      continue;
    }
    for (const finding of rule.check(bytes, path)) {
      const problem = toProblem(finding, rule, path, linesOf(finding));
      fatal ||= rule.fatal === true && problem.severity === 'error';
      problems.push(problem);
    }
    if (fatal) {
      return {path, problems, facts: undefined};
    }
  }
  const lesson = parseLesson({path, text: bytes.toString('utf8')});
  for (const rule of rules) {
    for (const finding of rule.scope === 'lesson' ? rule.check(lesson) : []) {
      problems.push(toProblem(finding, rule, path, lesson.lines));
    }
  }
  return {path, problems, facts: lesson.facts};
}

export function toProblem(
  finding: Finding,
  rule: Rule,
  path: string,
  lines: Lines = NO_LINES,
): FileProblem {
  const {at, message, remedy, severity = rule.severity, edits} = finding;
  const {line, column} = typeof at === 'number' ? lines.at(at) : at;
  return {path, line, column, rule: rule.name, severity, message, remedy, ...(edits && {edits})};
}
