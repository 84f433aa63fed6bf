import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runSql} from '../../../../src/runners/sql/engine';
import type {RunRequest, RunResult} from '../../../../src/runners/types';

function setupOf(name: string): Readonly<Record<string, string>> {
  const path = join(process.cwd(), 'content/setups', name, 'setup.sql');
  return {'setup.sql': readFileSync(path, 'utf8')};
}

async function query(text: string, request: Partial<RunRequest> = {}): Promise<RunResult> {
  return await runSql({
    language: 'sql',
    files: [{name: 'query.sql', text}],
    previous: [],
    setup: setupOf('movies'),
    ...request,
  });
}

async function rows(text: string): Promise<readonly string[]> {
  const {output, error} = await query(text);
  expect(error).toBeUndefined();
  return output
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join('|'),
    );
}

describe('results', () => {
  it('are drawn as the mysql client draws them, numbers to the right', async () => {
    expect((await query('SELECT title, year, rating FROM film WHERE id IN (1, 8)')).output).toBe(
      `+------------------------+------+--------+
| title                  | year | rating |
+------------------------+------+--------+
| The Lighthouse Keepers | 2019 |    8.1 |
| A Town Called Quiet    | 2005 |   NULL |
+------------------------+------+--------+
2 rows in set`,
    );
  });

  it('say when there are none', async () => {
    expect((await query('SELECT title FROM film WHERE id = 0')).output).toBe('Empty set');
  });

  it('of several statements stand below each other', async () => {
    const {output} = await query("DELETE FROM casting WHERE film_id = 1; SELECT 'a' AS b");
    expect(output).toBe(
      'Query OK, 2 rows affected\n\n+---+\n| b |\n+---+\n| a |\n+---+\n1 row in set',
    );
  });

  it.each([
    ['7 / 2', '3.5000'],
    ['7 DIV 2', '3'],
    ['1 / 0', 'NULL'],
    ['2.5 * 2', '5.0'],
    ['ROUND(2.567, 2)', '2.57'],
    ['ROUND(2.5)', '3'],
    ['TRUNCATE(2.567, 1)', '2.5'],
    ['0.1 + 0.2', '0.3'],
    ['AVG(minutes)', '96.4000'],
    ['AVG(rating)', '7.58889'],
    ['SUM(minutes)', '964'],
    ['COUNT(DISTINCT genre)', '5'],
  ])('%s is %s, with the decimals of MySQL', async (expression, expected) => {
    expect(await rows(`SELECT ${expression} FROM film LIMIT 1`)).toEqual([expected]);
  });

  it('head a column by the text of its expression', async () => {
    const {output} = await query('SELECT COUNT(*), MAX(year) - MIN(year), UPPER("a") FROM film');
    expect(output.split('\n')[1]).toBe('| COUNT(*) | MAX(year) - MIN(year) | UPPER("a") |');
  });
});

describe('the dialect of MySQL', () => {
  it.each([
    ["CONCAT('a', NULL)", 'NULL'],
    ["CONCAT_WS('-', 'a', NULL, 'b')", 'a-b'],
    ['"it\'s"', "it's"],
    ["'a' || ''", '0'],
    ["'ABC' LIKE 'a%'", '1'],
    ["'50%' LIKE '%\\%'", '1'],
    ["'abc' REGEXP '^a.c$'", '1'],
    ["SUBSTRING('keeper', 2, 3)", 'eep'],
    ["SUBSTRING('keeper' FROM 5)", 'er'],
    ["SUBSTRING_INDEX('a.b.c', '.', -1)", 'c'],
    ["TRIM(LEADING '0' FROM '007')", '7'],
    ["LPAD(7, 3, '0')", '007'],
    ['FORMAT(1234567.891, 2)', '1,234,567.89'],
    ["LENGTH('é')", '2'],
    ["CHAR_LENGTH('é')", '1'],
    ["FIELD('b', 'a', 'b')", '2'],
    ["IF(1 > 2, 'a', 'b')", 'b'],
    ['NULL <=> NULL', '1'],
    ['CURDATE()', '2026-09-08'],
    ["DATE_ADD('2026-01-31', INTERVAL 1 MONTH)", '2026-02-28'],
    ["'2026-09-08' + INTERVAL 2 WEEK", '2026-09-22'],
    ["DATEDIFF('2026-09-08', '2026-09-01')", '7'],
    ["TIMESTAMPDIFF(YEAR, '2000-03-01', '2026-02-28')", '25'],
    ["DATE_FORMAT('2026-09-08', '%W, %M %D')", 'Tuesday, September 8th'],
    ["STR_TO_DATE('8 Sep 2026', '%e %b %Y')", '2026-09-08'],
    ["EXTRACT(YEAR FROM '2026-09-08')", '2026'],
    ["CAST('12abc' AS UNSIGNED)", '12'],
    ['CAST(2.5 AS DECIMAL(8, 3))', '2.500'],
  ])('knows %s', async (expression, expected) => {
    expect(await rows(`SELECT ${expression}`)).toEqual([expected]);
  });

  it('joins a group in order with a separator', async () => {
    const list = "GROUP_CONCAT(title ORDER BY year SEPARATOR '; ')";
    expect(await rows(`SELECT ${list} FROM film WHERE genre = 'mystery'`)).toEqual([
      'Copper and Rain; Eleven Windows; Moth Season',
    ]);
  });

  it('compares text without regard to capitals', async () => {
    expect(await rows("SELECT COUNT(*) FROM film WHERE genre = 'DRAMA'")).toEqual(['3']);
  });

  it('gives groups in the order in which they first appear', async () => {
    expect(await rows('SELECT genre FROM film GROUP BY genre')).toEqual([
      'drama',
      'comedy',
      'animation',
      'documentary',
      'mystery',
    ]);
  });

  it('counts a row that an insert updates twice', async () => {
    const {output} = await query(
      "INSERT INTO actor (id, name) VALUES (1, 'N. H.') ON DUPLICATE KEY UPDATE name = VALUES(name)",
    );
    expect(output).toBe('Query OK, 2 rows affected');
  });

  it('tells matched rows from changed ones', async () => {
    const {output} = await query("UPDATE film SET genre = 'drama' WHERE year > 2015");
    expect(output).toBe('Query OK, 4 rows affected\nRows matched: 6  Changed: 4  Warnings: 0');
  });

  it.each([
    ['DELETE FROM screening ORDER BY starts_at LIMIT 2', 'Query OK, 2 rows affected'],
    [
      "DELETE s FROM screening s JOIN film f ON f.id = s.film_id WHERE f.genre = 'drama'",
      'Query OK, 2 rows affected',
    ],
    [
      "UPDATE screening s JOIN film f ON f.id = s.film_id SET s.price = 1 WHERE f.genre = 'drama'",
      'Query OK, 2 rows affected\nRows matched: 2  Changed: 2  Warnings: 0',
    ],
  ])('runs %s', async (statement, expected) => {
    expect((await query(statement)).output).toBe(expected);
  });

  it('describes a table', async () => {
    expect(await rows('DESCRIBE casting')).toEqual([
      'film_id|int|NO|PRI|NULL|',
      'actor_id|int|NO|PRI|NULL|',
      'role|varchar(80)|NO||NULL|',
    ]);
  });

  it('changes tables and keeps their rows', async () => {
    const {output} = await query(`
      ALTER TABLE director ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE AFTER name,
        CHANGE born birth_year INT, DROP COLUMN country;
      SELECT * FROM director LIMIT 1;`);
    expect(output).toContain('| id | name       | active | birth_year |');
    expect(output).toContain('|  1 | Amara Osei |      1 |       1978 |');
  });

  it('has several databases', async () => {
    const {output} = await query('CREATE DATABASE shop; USE shop; SHOW TABLES; SELECT DATABASE()');
    expect(output).toContain('Database changed\n\nEmpty set\n\n');
    expect(output).toContain('| shop       |');
  });

  it('takes back what a transaction did', async () => {
    expect(
      await rows('START TRANSACTION; DELETE FROM casting; ROLLBACK; SELECT COUNT(*) FROM casting'),
    ).toEqual(['10']);
  });
});

describe('errors', () => {
  it.each([
    ['SELECT titel FROM film', "ERROR 1054 (42S22): Unknown column 'titel' in 'field list'"],
    [
      'SELECT title FROM film ORDER BY yeer',
      "ERROR 1054 (42S22): Unknown column 'yeer' in 'order clause'",
    ],
    ['SELECT * FROM films', "ERROR 1146 (42S02): Table 'movies.films' doesn't exist"],
    [
      "INSERT INTO actor (name, email) VALUES ('A', 'a@example.com'), ('B', 'Noor@example.com')",
      "ERROR 1062 (23000): Duplicate entry 'Noor@example.com' for key 'actor.email'",
    ],
    [
      'INSERT INTO actor (email) VALUES (NULL)',
      "ERROR 1364 (HY000): Field 'name' doesn't have a default value",
    ],
    ['INSERT INTO actor (name) VALUES (NULL)', "ERROR 1048 (23000): Column 'name' cannot be null"],
    [
      "INSERT INTO film (title, year, minutes, genre) VALUES ('X', 2020, 'abc', 'drama')",
      "ERROR 1366 (HY000): Incorrect integer value: 'abc' for column 'minutes' at row 1",
    ],
    [
      "INSERT INTO screening (film_id, starts_at, price) VALUES (1, '2026-13-01', 5)",
      "ERROR 1292 (22007): Incorrect datetime value: '2026-13-01' for column 'starts_at' at row 1",
    ],
    [
      'INSERT INTO casting VALUES (1, 99, "x")',
      'ERROR 1452 (23000): Cannot add or update a child row: a foreign key constraint fails',
    ],
    [
      'DELETE FROM director WHERE id = 1',
      'ERROR 1451 (23000): Cannot delete or update a parent row: a foreign key constraint fails',
    ],
    [
      'INSERT INTO casting VALUES (1)',
      "ERROR 1136 (21S01): Column count doesn't match value count",
    ],
    ['DROP TABLE film', "ERROR 3730 (HY000): Cannot drop table 'film' referenced by"],
    [
      'SELECT title, MAX(year) FROM film',
      'ERROR 1140 (42000): In aggregated query without GROUP BY, expression #1',
    ],
    [
      'SELECT genre, title FROM film GROUP BY genre',
      'ERROR 1055 (42000): Expression #2 of SELECT list is not in GROUP BY clause',
    ],
    [
      'SELECT id FROM film JOIN actor',
      "ERROR 1052 (23000): Column 'id' in field list is ambiguous",
    ],
  ])('of %s are those of MySQL', async (statement, expected) => {
    expect((await query(statement)).error?.message).toContain(expected);
  });

  it('name the place of a mistake in the syntax', async () => {
    const {error} = await query('SELECT title\nFROM film\nWHERE year > ;');
    expect(error).toEqual({message: expect.stringContaining("near '' at line 3"), line: 3});
    const wrong = await query('SELECT title FORM film');
    expect(wrong.error?.message).toContain("near 'film' at line 1");
  });

  it('come after what was printed before them', async () => {
    const result = await query('SELECT 1;\nSELECT nope FROM film;');
    expect(result.output).toContain('1 row in set');
    expect(result.error?.line).toBe(2);
  });

  it('say in plain words what only a real server can do', async () => {
    expect((await query('GRANT ALL ON a TO b')).error?.message).toBe(
      'GRANT works in MySQL but not in this page. Try it on your own server.',
    );
  });
});

it('goes on in the state of earlier blocks without printing them again', async () => {
  const {output} = await query('SELECT name FROM actor WHERE id = 1', {
    previous: ["UPDATE actor SET name = 'N. H.' WHERE id = 1"],
  });
  expect(output).toContain('| N. H. |');
  expect(output).not.toContain('Query OK');
});

it('gives a check the rows and the database', async () => {
  const {checks} = await query("SELECT title AS t FROM film WHERE genre = 'comedy'", {
    check:
      "expect(rows).toEqual([{t: 'Salt and Sugar'}]); expect(db('SELECT 2 AS n')[0].n).toBe(2)",
  });
  expect(checks).toEqual([{passed: true, message: ''}]);
});

it('gives NULL for a text that is too long for the server, and goes on', async () => {
  expect(await rows("SELECT REPEAT('x', 10000000) AS a, LENGTH(REPEAT('é', 400000)) AS b")).toEqual(
    ['NULL|800000'],
  );
});
