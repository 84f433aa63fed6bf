import {MysqlError, OutputLimit, Server, UnsupportedError, findUnclosed} from 'lesson-mysql';

function open(script = ''): Server {
  const server = new Server();
  server.use('shop');
  server.run(script, () => undefined);
  return server;
}

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('execute', () => {
  it('gives rows with the kinds of their columns', () => {
    const result = open().execute("SELECT 1 AS n, 1.50 AS price, 'a' AS name, NULL AS nothing");
    expect(result.columns).toEqual([
      {name: 'n', kind: 'int'},
      {name: 'price', kind: 'decimal'},
      {name: 'name', kind: 'text'},
      {name: 'nothing', kind: 'null'},
    ]);
    expect(result.rows).toEqual([[1, '1.50', 'a', null]]);
    expect(result.affectedRows).toBe(1);
  });

  it('gives the number of changed rows and the first new id', () => {
    const server = open('CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, a INT)');
    expect(server.execute('INSERT INTO t (a) VALUES (1), (2)')).toMatchObject({
      insertId: '1',
      affectedRows: 2,
    });
  });

  it('keeps whole numbers beyond those of JavaScript exact', () => {
    expect(open().execute('SELECT 9007199254740993').rows).toEqual([['9007199254740993']]);
  });
});

describe('precedence', () => {
  it.each([
    ['1 OR 0 AND 0', 1],
    ['1 OR 1 XOR 1 AND 0', 1],
    ['NOT 1 = 2', 1],
    ['2 + 3 * 4', 14],
    ['-2 ^ 0', '18446744073709551614'],
    ['1 = 1 = 1', 1],
    ['5 - 2 - 1', 2],
    ['8 / 4 / 2', '1.00000000'],
  ])('of %s', (text, expected) => {
    expect(open().execute(`SELECT ${text}`).rows).toEqual([[expected]]);
  });
});

describe('bad input', () => {
  it.each([
    ['an unfinished statement', 'SELECT * FROM', "near '' at line 1"],
    ['an open quotation mark', "SELECT 'x", "near ''x' at line 1"],
    ['an open parenthesis', 'SELECT (1', "near '' at line 1"],
    ['a NUL byte', 'SELECT \0 1', 'near'],
    ['an unknown table', 'SELECT * FROM nope', "Table 'shop.nope' doesn't exist"],
    [
      'a recursion without an end',
      'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n) SELECT * FROM n',
      'Recursive query aborted after 1001 iterations',
    ],
  ])('%s gets the message of MySQL, and the next statement works', (_, sql, message) => {
    const server = open();
    const error = errorOf(() => server.execute(sql));
    expect(error).toBeInstanceOf(MysqlError);
    expect(error.message).toContain(message);
    expect(server.execute('SELECT 2').rows).toEqual([[2]]);
  });

  it.each([
    ['nesting without end', `SELECT ${'('.repeat(5000)}1${')'.repeat(5000)}`],
    ['a chain of signs', `SELECT ${'- '.repeat(5000)}1`],
    ['JSON', "SELECT JSON_EXTRACT('{}', '$.a')"],
    ['a procedure', 'CREATE PROCEDURE p() SELECT 1'],
    ['EXPLAIN', 'EXPLAIN SELECT 1'],
  ])('%s is refused in a sentence', (_, sql) => {
    const server = open();
    expect(errorOf(() => server.execute(sql))).toBeInstanceOf(UnsupportedError);
    expect(server.execute('SELECT 2').rows).toEqual([[2]]);
  });

  it('a lone surrogate stays as it is', () => {
    expect(open().execute("SELECT LENGTH('\ud800') > 0 AS n").rows).toEqual([[1]]);
  });

  it('a script of 5 MB runs', () => {
    const server = open('CREATE TABLE t (id INT PRIMARY KEY, a VARCHAR(200))');
    const rows = Array.from(
      {length: 25_000},
      (_, id) => `INSERT INTO t VALUES (${id}, '${'x'.repeat(180)}');`,
    );
    server.run(rows.join('\n'), () => undefined);
    expect(server.execute('SELECT COUNT(*) FROM t').rows).toEqual([[25_000]]);
  });

  it('more rows than anyone reads are stopped', () => {
    const server = open(
      'CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10)',
    );
    const sql = 'SELECT 1 FROM t a, t b, t c, t d, t e, t f';
    expect(errorOf(() => server.execute(sql))).toBeInstanceOf(OutputLimit);
  });
});

it('an error names its line in the script', () => {
  const error = errorOf(() => open().run('SELECT 1;\nSELECT\n  nope;', () => undefined));
  expect(error).toMatchObject({code: 1054, state: '42S22', line: 2});
});

it('an error takes back its statement and nothing else', () => {
  const server = open('CREATE TABLE t (id INT PRIMARY KEY); INSERT INTO t VALUES (1)');
  errorOf(() => server.execute('INSERT INTO t VALUES (2), (1)'));
  expect(server.execute('SELECT * FROM t').rows).toEqual([[1]]);
});

it('a quotation mark that is never closed is found with its line', () => {
  expect(findUnclosed("SELECT 1;\nSELECT 'x;")).toEqual({near: "'x", line: 2});
  expect(findUnclosed("SELECT 'x'; -- it's fine")).toBeUndefined();
});
