import {Graph, type GraphCommit} from '../../../../src/runners/console/git/graph';

/** @param commits such as `M:B,C`, newest first: a name and its parents */
function draw(commits: readonly string[]): string {
  const graph = new Graph();
  const lines: string[] = [];
  for (const text of commits) {
    const [oid = '', parents = ''] = text.split(':');
    const commit: GraphCommit = {oid, parents: parents === '' ? [] : parents.split(',')};
    graph.update(commit);
    for (let seen = false; !seen;) {
      const {text: line, isCommit} = graph.nextLine();
      seen = isCommit;
      lines.push(isCommit ? line + oid : line);
    }
    while (!graph.isFinished) {
      lines.push(graph.nextLine().text);
    }
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

it('draws one line of history', () => {
  expect(draw(['C:B', 'B:A', 'A:'])).toBe('* C\n* B\n* A');
});

it('draws two lines that part', () => {
  expect(draw(['C:A', 'B:A', 'A:'])).toBe('* C\n| * B\n|/\n* A');
});

it('draws a merge', () => {
  expect(draw(['M:B,C', 'C:A', 'B:A', 'A:'])).toBe(`*   M
|\\
| * C
* | B
|/
* A`);
});

it('draws a merge into a line that was merged from', () => {
  expect(draw(['N:M,D', 'D:C', 'M:B,C', 'C:A', 'B:A', 'A:'])).toBe(`*   N
|\\
| * D
* | M
|\\|
| * C
* | B
|/
* A`);
});
