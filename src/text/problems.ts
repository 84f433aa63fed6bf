import type {Place, Problem} from './types';

/** Where a mistake is that concerns a whole file. */
export const START = {line: 1, column: 1} as const;

export function errorAt(place: Place, rule: string, message: string, remedy: string): Problem {
  const {path, line, column} = place;
  return {path, line, column, rule, severity: 'error', message, remedy};
}

/** One problem per line: `path:line:col  rule  message  (remedy)`, sorted by file, line and column. */
export function formatProblems(problems: readonly Problem[]): string {
  return sortProblems(problems).map(formatProblem).join('\n');
}

export function formatProblem({
  path,
  line,
  column,
  rule,
  severity,
  message,
  remedy,
}: Problem): string {
  const name = severity === 'warning' ? `${rule} (warning)` : rule;
  return `${path}:${line}:${column}  ${name}  ${message}  (${remedy})`;
}

export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.path, b.path) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
