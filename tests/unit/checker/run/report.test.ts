import type {FileProblem} from '../../../../src/checker/rule';
import {formatReport, toAnnotations, toJson} from '../../../../src/checker/run/report';

const error: FileProblem = {
  path: 'modules/a.md',
  line: 3,
  column: 5,
  rule: 'mdx-brace',
  severity: 'error',
  message: '100% {',
  remedy: 'put it, in backticks',
  edits: [],
};
const warning: FileProblem = {
  ...error,
  path: 'modules/b.md',
  severity: 'warning',
  edits: undefined,
};

describe('formatReport', () => {
  it('prints a line for each problem and a count', () => {
    expect(formatReport({problems: [error, warning], pages: 1, milliseconds: 1234})).toBe(
      [
        'modules/a.md:3:5  mdx-brace  100% {  (put it, in backticks)',
        'modules/b.md:3:5  mdx-brace (warning)  100% {  (put it, in backticks)',
        '',
        '1 error and 1 warning in 2 files; 1 page checked in 1.2 s.',
      ].join('\n'),
    );
  });

  it('says so when nothing is wrong, and names what was mended', () => {
    expect(
      formatReport({problems: [], pages: 700, milliseconds: 50, fixed: ['modules/a.md']}),
    ).toBe('fixed modules/a.md\n700 pages checked in 0.1 s, no problems found.');
  });
});

describe('toAnnotations', () => {
  it('writes what GitHub reads, signs escaped', () => {
    expect(toAnnotations([error])).toBe(
      '::error file=modules/a.md,line=3,col=5,title=mdx-brace::100%25 { (put it, in backticks)',
    );
  });
});

describe('toJson', () => {
  it('says which problems --fix mends', () => {
    const {pages, problems} = JSON.parse(
      toJson({problems: [error, warning], pages: 2, milliseconds: 1}),
    );
    expect(pages).toBe(2);
    expect(problems.map(({fixable}: {fixable: boolean}) => fixable)).toEqual([true, false]);
  });
});
