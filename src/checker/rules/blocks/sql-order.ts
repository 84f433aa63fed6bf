import {unorderedQueries} from '../../../blocks/sqlOrder';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants: 'A query whose rows are shown sets their order with `ORDER BY`.',
  why: 'Without it, a database may return the rows in any order, and with `LIMIT` it may return any rows. A reader who runs the query on another server, or after an update, may see something different from what the lesson shows.',
  wrong:
    '```sql setup=movies\nSELECT title FROM film WHERE minutes > 110;\n```\n\n```output\n…\n3 rows in set\n```',
  right:
    '```sql setup=movies\nSELECT title FROM film WHERE minutes > 110 ORDER BY title;\n```\n\n```output\n…\n3 rows in set\n```',
  cases: ['ex-sql-order'],
  check: ({blocks}) =>
    blocks.blocks.flatMap((block) => {
      if (block.kind !== 'example' || block.runner !== 'sql' || block.output === undefined) {
        return [];
      }
      const [{text, line, indent}] = block.files as [(typeof block.files)[0]];
      return unorderedQueries(text, block.output.text).map((at) => ({
        at: {line: line + at, column: indent + 1},
        message: 'this query shows its rows, but does not say in which order',
        remedy: 'add ORDER BY with enough columns that no two rows tie',
      }));
    }),
};
