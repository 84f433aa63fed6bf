import type {Hint} from './types';

/** Errors in SQL, as MySQL words them. */
export const SQL_HINTS: readonly Hint[] = [
  {
    pattern: /Unknown column '(?:\w+\.)?(\w+)'/,
    hint: ([, name]) =>
      `No table of the query has a column called “${name}”. Texts need quotation marks; DESCRIBE shows the columns of a table.`,
  },
  {
    pattern: /Table '(?:\w+\.)?(\w+)' doesn't exist/,
    hint: ([, name]) => `There is no table called “${name}”. SHOW TABLES lists those there are.`,
  },
  {
    pattern: /Column '(\w+)' in .+ is ambiguous/,
    hint: ([, name]) =>
      `Several tables have a column called “${name}”. Put the table before it, as in film.${name}.`,
  },
  {
    pattern: /You have an error in your SQL syntax/,
    hint: () =>
      'Look at the word that is quoted and the one before it: a comma, a quotation mark or a keyword is missing, or in the wrong order.',
  },
  {
    pattern: /Column count doesn't match value count/,
    hint: () =>
      'Each row needs one value for each column that the statement names. Count both lists; texts with a comma need quotation marks.',
  },
  {
    pattern: /Duplicate entry '(.*)' for key '([\w.]+)'/,
    hint: ([, value, key]) =>
      `A row with “${value}” exists already, and “${key}” allows each value once. Choose another value, or change the row that is there.`,
  },
  {
    pattern: /Column '(\w+)' cannot be null|Field '(\w+)' doesn't have a default value/,
    hint: ([, empty, missing]) =>
      `“${empty ?? missing}” is NOT NULL, so each row needs a value for it. Name the column and give one.`,
  },
  {
    pattern: /Cannot add or update a child row/,
    hint: () =>
      'The row refers to one that does not exist. Insert that row into the other table first, or correct the number.',
  },
  {
    pattern: /Cannot delete or update a parent row/,
    hint: () => 'Rows of another table refer to this one. Delete or change those first.',
  },
  {
    pattern: /Invalid use of group function/,
    hint: () =>
      'WHERE looks at single rows, before there are groups. Put a condition on COUNT, SUM or AVG into HAVING.',
  },
  {
    pattern: /not in GROUP BY clause|nonaggregated column/,
    hint: () =>
      'A group becomes one row, but this column has several values in it. Add it to GROUP BY, or take its MIN, MAX or COUNT.',
  },
  {
    pattern: /Table '(\w+)' already exists/,
    hint: ([, name]) =>
      `There is a table called “${name}” already. Use CREATE TABLE IF NOT EXISTS, or DROP TABLE first.`,
  },
  {
    pattern: /Data too long for column '(\w+)'/,
    hint: ([, name]) => `The text is longer than “${name}” allows. DESCRIBE shows its length.`,
  },
  {
    pattern: /Incorrect (?:date|datetime|integer|decimal|time) value/,
    hint: () =>
      "The value does not fit the type of the column. A date is written as '2026-09-08', a number without quotation marks.",
  },
];
