import type {FileProblem} from '../rule';
import {formatProblems} from '../../text/problems';

interface Summary {
  readonly problems: readonly FileProblem[];
  readonly pages: number;
  readonly milliseconds: number;
  readonly fixed?: readonly string[];
}

const MICROSECONDS = 1e6;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What `check:content` prints for people. */
export function formatReport({problems, pages, milliseconds, fixed = []}: Summary): string {
  const errors = problems.filter(({severity}) => severity === 'error').length;
  const files = new Set(problems.map(({path}) => path)).size;
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const summary =
    problems.length === 0
      ? `${count(pages, 'page')} checked in ${time}, no problems found.`
      : `${count(errors, 'error')} and ${count(problems.length - errors, 'warning')} in ${count(files, 'file')}; ${count(pages, 'page')} checked in ${time}.`;
  return [
    ...(problems.length > 0 ? [formatProblems(problems), ''] : []),
    ...fixed.map((path) => `fixed ${path}`),
    summary,
  ].join('\n');
}

/** Workflow commands from which GitHub makes annotations on the lines of a pull request. */
export function toAnnotations(problems: readonly FileProblem[]): string {
  return problems
    .map(({path, line, column, rule, severity, message, remedy}) => {
      const place = `file=${inProperty(path)},line=${line},col=${column},title=${inProperty(rule)}`;
      return `::${severity} ${place}::${inData(`${message} (${remedy})`)}`;
    })
    .join('\n');
}

function inData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function inProperty(text: string): string {
  return inData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** What `--json` prints for other programs. */
export function toJson({problems, pages, milliseconds}: Summary): string {
  const plain = problems.map(({path, line, column, rule, severity, message, remedy, edits}) => ({
    path,
    line,
    column,
    rule,
    severity,
    message,
    remedy,
    fixable: edits !== undefined,
  }));
  const {user, system} = process.cpuUsage();
  const cpuSeconds = (user + system) / MICROSECONDS;
  return JSON.stringify(
    {pages, seconds: milliseconds / 1000, cpuSeconds, problems: plain},
    null,
    2,
  );
}
