import matrix from '../fixtures/matrix.json';
import {provenTitles} from '../helpers/provenTitles';

const ROW = /^R\d+\b|\brow [AS]\d+\b|, (R\d+)\b/g;

/** Rows named at the head of a title, before its colon, by tests that contain an assertion. */
function assertedRows(): ReadonlySet<string> {
  const titles = provenTitles('tests', (path) =>
    /\.(?:test|spec)\.tsx?$|[jJ]ourneys\.ts$/.test(path),
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
