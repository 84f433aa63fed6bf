import {unorderedQueries} from '../../../src/blocks/sqlOrder';

it.each([
  ['several rows', 'SELECT a FROM t', '3 rows in set', [0]],
  ['rows in an order', 'SELECT a FROM t\nORDER  BY a', '3 rows in set', []],
  ['one row', 'SELECT COUNT(*) FROM t', '1 row in set', []],
  ['no row', 'SELECT a FROM t', 'Empty set', []],
  ['one row of several, which chance has chosen', 'SELECT a FROM t LIMIT 1', '1 row in set', [0]],
  ['values without a table', 'SELECT 1, 2', '2 rows in set', []],
  ['a list of tables', 'SHOW TABLES', '2 rows in set', []],
  [
    'an order inside a subquery only',
    'SELECT a FROM (SELECT a FROM t ORDER BY a) AS s',
    '2 rows in set',
    [0],
  ],
  [
    'an order of a window only',
    'SELECT ROW_NUMBER() OVER (ORDER BY a) FROM t',
    '2 rows in set',
    [0],
  ],
  [
    'an order of the whole union',
    '(SELECT a FROM t) UNION (SELECT a FROM u) ORDER BY a',
    '2 rows in set',
    [],
  ],
  ['a common table', 'WITH c AS (SELECT a FROM t) SELECT a FROM c', '2 rows in set', [0]],
  [
    'words in a text and a comment',
    "SELECT 'ORDER BY' AS a -- ORDER BY a\nFROM t /* ; ORDER BY a */",
    '2 rows in set',
    [0],
  ],
])('tells of %s', (_, script, output, lines) => {
  expect(unorderedQueries(script, output)).toEqual(lines);
});

it('finds the line of each statement, and what came of it', () => {
  const script = `USE shop;
INSERT INTO t VALUES ('a;b');

-- All of them
SELECT a
FROM t;
SELECT a FROM t ORDER BY a; SELECT b FROM t`;
  const output = `Database changed\n\nQuery OK, 1 row affected\n\n2 rows in set\n\n2 rows in set\n\n2 rows in set, 1 warning`;
  expect(unorderedQueries(script, output)).toEqual([4, 6]);
});
