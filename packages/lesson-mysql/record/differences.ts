// Where MySQL 8.4 prints something else than MariaDB 10.11. A rule holds for all cases; an override
// replaces the whole text of one case. Each names its reason and the page that says so.
import overrides from './overrides.json';

interface Rule {
  readonly from: RegExp;
  readonly to: string;
  readonly why: string;
  readonly source: string;
}

const MANUAL = 'https://dev.mysql.com/doc/refman/8.4/en';
const ERRORS = 'https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html';

/** Names of clauses in messages. */
const CLAUSES = {
  SELECT: 'field list',
  'INSERT INTO': 'field list',
  SET: 'field list',
  FROM: 'from clause',
  WHERE: 'where clause',
  ON: 'on clause',
  'ORDER BY': 'order clause',
  'GROUP BY': 'group statement',
};

export const RULES: readonly Rule[] = [
  {
    from: / at line \d+: /g,
    to: ': ',
    why: 'The client adds the line of the script in batch mode only.',
    source: `${MANUAL}/mysql-command-options.html`,
  },
  {
    from: /\n+(ERROR \d+ \()/g,
    to: '\n\n$1',
    why: 'The recorder puts the errors right behind the results.',
    source: `${MANUAL}/mysql-command-options.html`,
  },
  {
    from: /MariaDB server version/g,
    to: 'MySQL server version',
    why: 'The name of the product.',
    source: ERRORS,
  },
  ...Object.entries(CLAUSES).map(([mariadb, mysql]) => ({
    from: new RegExp(`' in '${mariadb}'`, 'g'),
    to: `' in '${mysql}'`,
    why: 'Clauses have other names in messages.',
    source: ERRORS,
  })),
  {
    from: / in SELECT is ambiguous/g,
    to: ' in field list is ambiguous',
    why: 'Clauses have other names in messages.',
    source: ERRORS,
  },
  {
    from: /for column `\w+`\.`\w+`\.`(\w+)` at row/g,
    to: "for column '$1' at row",
    why: 'ER_TRUNCATED_WRONG_VALUE_FOR_FIELD names the column alone.',
    source: ERRORS,
  },
  {
    from: /ERROR 1366 \(22007\)/g,
    to: 'ERROR 1366 (HY000)',
    why: 'The SQLSTATE of error 1366.',
    source: ERRORS,
  },
  {
    from: /(tiny|small|medium|big)?int\(\d+\)(?<!tinyint\(1\))/g,
    to: '$1int',
    why: 'Display widths of integers are no longer shown.',
    source: `${MANUAL}/numeric-type-attributes.html`,
  },
  {
    from: /year\(4\)/g,
    to: 'year',
    why: 'The display width of YEAR is no longer shown.',
    source: `${MANUAL}/year.html`,
  },
  {
    from: /utf8mb4_uca1400_nopad_ai_ci/g,
    to: 'utf8mb4_0900_ai_ci',
    why: 'The default collation.',
    source: `${MANUAL}/charset-unicode-sets.html`,
  },
  {
    from: /\| current_timestamp\(\) \|( +)\|/g,
    to: '| CURRENT_TIMESTAMP | DEFAULT_GENERATED |',
    why: 'DESCRIBE writes the default of a time so.',
    source: `${MANUAL}/show-columns.html`,
  },
  {
    from: / DEFAULT (-?\d[\d.]*)/g,
    to: " DEFAULT '$1'",
    why: 'Defaults stand in quotation marks.',
    source: `${MANUAL}/show-create-table.html`,
  },
  {
    from: /text DEFAULT NULL/g,
    to: 'text',
    why: 'TEXT has no default.',
    source: `${MANUAL}/blob.html`,
  },
  {
    from: /Can't DROP (?:COLUMN|INDEX) `(\w+)`; check that it exists/g,
    to: "Can't DROP '$1'; check that column/key exists",
    why: 'The text of ER_CANT_DROP_FIELD_OR_KEY.',
    source: ERRORS,
  },
  {
    from: /1369 \(44000\)(.*) `(\w+)`\.`(\w+)`/g,
    to: "1369 (HY000)$1 '$2.$3'",
    why: 'The SQLSTATE and the text of ER_VIEW_CHECK_FAILED.',
    source: `${MANUAL}/view-check-option.html`,
  },
  {
    from: /out of range in '(?!\()([^']*)'/g,
    to: "out of range in '($1)'",
    why: 'The expression stands in parentheses.',
    source: `${MANUAL}/out-of-range-and-overflow.html`,
  },
];

interface Override {
  readonly text?: string;
  readonly replace?: readonly (readonly string[])[];
  readonly why: string;
  readonly source: string;
}

export const OVERRIDES: Readonly<Record<string, Override>> = overrides;

/** What MySQL 8.4 prints, from what MariaDB printed. */
export function asMysql(name: string, recorded: string): string {
  const own = OVERRIDES[name];
  if (own?.text !== undefined) {
    return own.text;
  }
  const text = reflow(RULES.reduce((whole, {from, to}) => whole.replace(from, to), recorded));
  return (own?.replace ?? []).reduce((whole, [from, to]) => whole.replace(from!, () => to!), text);
}

/** Tables of DESCRIBE get the widths of their new texts; all of their columns stand to the left. */
function reflow(text: string): string {
  return text.replace(/^\+[-+]+\+\n\| Field[^]*?\n\+[-+]+\+\n(?:\|.*\n)+\+[-+]+\+/gm, (table) => {
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    const widths = rows[0]!.map((_, index) =>
      Math.max(index === 4 ? 4 : 0, ...rows.map((row) => row[index]!.length)),
    );
    const rule = `+${widths.map((size) => '-'.repeat(size + 2)).join('+')}+`;
    const lines = rows.map(
      (row) => `|${row.map((cell, index) => ` ${cell.padEnd(widths[index]!)} `).join('|')}|`,
    );
    return [rule, lines[0], rule, ...lines.slice(1), rule].join('\n');
  });
}
