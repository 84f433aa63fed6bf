import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

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
  name: 'table-shape',
  scope: 'lesson',
  severity: 'error',
  wants:
    'A table has a row of hyphens below its head, and as many cells in every row as in the head.',
  why: 'Otherwise the bars and hyphens are printed, or cells are lost without a word.',
  wrong: '| Name | Use |\n| --- |\n| ul | bullets |',
  right: '| Name | Use |\n| --- | --- |\n| ul | bullets |',
  cases: ['pg-table'],
  check: ({nodes, lines}) => {
    const lost = nodes.tables.flatMap((table) => {
      const width = table.children[0]?.children.length ?? 0;
      return table.children
        .filter((row) => row.children.length !== width)
        .map((row): Finding => ({
          at: nodes.spanOf(row).start,
          message: `the row has ${row.children.length} cells, the head has ${width}`,
          remedy:
            row.children.length > width
              ? 'give both the same number; write a bar inside code as \\|'
              : 'give both the same number; an empty cell is a space between two bars',
        }));
    });
    const printed = nodes.paragraphs.flatMap((paragraph): readonly Finding[] => {
      const {start, end} = nodes.spanOf(paragraph);
      const first = lines.indexOf(start);
      const rows = lines.list.slice(first, lines.indexOf(end) + 1).map(({text}) => text);
      const ruler = rows.findIndex(
        (row, index) => index > 0 && RULER.test(row) && rows[index - 1]!.includes('|'),
      );
      if (ruler > 0) {
        const head = cells(rows[ruler - 1]!);
        const message = `the head of the table has ${head} cells, the row of hyphens ${cells(rows[ruler]!)}`;
        return [
          {at: lines.list[first + ruler]!.start, message, remedy: 'give both the same number'},
        ];
      }
      return rows.length > 1 && rows.every((row) => ROW.test(row))
        ? [
            {
              at: start,
              message: 'a table without a row of hyphens',
              remedy: 'write | --- | --- | below the first row',
            },
          ]
        : [];
    });
    return [...lost, ...printed];
  },
};
