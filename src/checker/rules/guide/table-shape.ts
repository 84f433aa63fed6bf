import type {LessonRule} from '../../rule';

const ROW = /^\s*\|.*\|\s*$/;
const RULER = /^(?=.*\|)\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

function cells(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .replace(/\\\||`[^`]*`/g, '')
    .split('|').length;
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'A table has a row of hyphens below its header, and every row has as many cells as the header.',
  why: 'Otherwise the bars and hyphens appear on the page, or cells are lost without any warning.',
  wrong: '| Name | Use |\n| --- |\n| ul | bullets |',
  right: '| Name | Use |\n| --- | --- |\n| ul | bullets |',
  cases: ['pg-table'],
  *check({nodes, lines}) {
    for (const table of nodes.tables) {
      const width = table.children[0]?.children.length ?? 0;
      for (const row of table.children.filter(({children}) => children.length !== width)) {
        yield {
          at: nodes.spanOf(row).start,
          message: `the row has ${row.children.length} cells, but the header has ${width}`,
          remedy:
            row.children.length > width
              ? 'make the numbers equal; write a bar inside code as \\|'
              : 'make the numbers equal; an empty cell is a space between two bars',
        };
      }
    }
    for (const paragraph of nodes.paragraphs) {
      const {start, end} = nodes.spanOf(paragraph);
      const first = lines.indexOf(start);
      const rows = lines.list.slice(first, lines.indexOf(end) + 1).map(({text}) => text);
      const ruler = rows.findIndex(
        (row, index) => index > 0 && RULER.test(row) && rows[index - 1]!.includes('|'),
      );
      if (ruler > 0) {
        const head = cells(rows[ruler - 1]!);
        const message = `the table’s header has ${head} cells, but the row of hyphens has ${cells(rows[ruler]!)}`;
        yield {at: lines.list[first + ruler]!.start, message, remedy: 'make the numbers equal'};
      } else if (rows.length > 1 && rows.every((row) => ROW.test(row))) {
        yield {
          at: start,
          message: 'the table has no row of hyphens',
          remedy: 'add a row such as | --- | --- | below the first row',
        };
      }
    }
  },
};
