import {formatProblem, formatProblems, sortProblems} from '../../../src/text/problems';
import type {Problem} from '../../../src/text/types';

function problem(changes: Partial<Problem> = {}): Problem {
  return {
    path: 'modules/a.md',
    line: 3,
    column: 1,
    rule: 'link-file',
    severity: 'error',
    message: 'no page ./b.md',
    remedy: 'did you mean ./c.md?',
    ...changes,
  };
}

describe('formatProblem', () => {
  it('is one line: place, rule, message, remedy', () => {
    expect(formatProblem(problem())).toBe(
      'modules/a.md:3:1  link-file  no page ./b.md  (did you mean ./c.md?)',
    );
  });

  it('marks a warning', () => {
    expect(formatProblem(problem({severity: 'warning'}))).toContain('link-file (warning)');
  });
});

describe('sortProblems', () => {
  it('goes by file, line, column, rule, message', () => {
    const sorted = [
      problem({path: 'courses/a.md', line: 9}),
      problem({line: 2, column: 9}),
      problem({line: 10}),
      problem({line: 10, column: 2}),
      problem({line: 10, column: 2, rule: 'z'}),
      problem({line: 10, column: 2, rule: 'z', message: 'z'}),
    ];
    expect(sortProblems([...sorted].reverse())).toEqual(sorted);
  });
});

describe('formatProblems', () => {
  it('is empty when there are none', () => {
    expect(formatProblems([])).toBe('');
  });
});
