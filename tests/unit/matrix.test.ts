import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matrix from '../fixtures/matrix.json';

const TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;
const ROW = /^R\d+\b|\brow [AS]\d+\b|, (R\d+)\b/g;

/** Rows that stand at the head of a test's title, before its colon. */
function assertedRows(): ReadonlySet<string> {
  const files = readdirSync('tests', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:test|spec)\.tsx?$|[jJ]ourneys\.ts$/.test(file),
  );
  const titles = files.flatMap((file) =>
    [...readFileSync(join('tests', file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => title),
  );
  return new Set(
    titles
      .filter((title) => title.includes(': '))
      .map((title) => title.slice(0, title.indexOf(': ')))
      .flatMap((head) => [...head.matchAll(ROW)].map(([row, further]) => further ?? row)),
  );
}

describe('the test matrix', () => {
  it('has a test for each row', () => {
    const asserted = assertedRows();
    expect(matrix.rows.filter((row) => !asserted.has(row))).toEqual([]);
  });

  it('lists each row that a test names', () => {
    const unknown = [...assertedRows()].filter((row) => !matrix.rows.includes(row));
    expect(unknown).toEqual([]);
  });
});
