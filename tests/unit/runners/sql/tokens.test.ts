import {
  SqlSyntaxError,
  splitByComma,
  splitStatements,
  tokenize,
} from '../../../../src/runners/sql/tokens';

const texts = (sql: string) => tokenize(sql).map(({text}) => text);

it('reads comments, quoted text and names as MySQL does', () => {
  expect(texts("SELECT `a b`, 'it''s' # one\n-- two\n/* three */, \"x\\\"y\"")).toEqual([
    'SELECT',
    '`a b`',
    ',',
    "'it''s'",
    ',',
    '"x\\"y"',
  ]);
});

it('unescapes text but leaves the escapes of patterns', () => {
  expect(tokenize(String.raw`'a\'b\n\%'`)[0]?.value).toBe("a'b\n\\%");
});

it('splits at semicolons that stand in no text', () => {
  expect(splitStatements(tokenize("SELECT ';'; SELECT 2;"))).toHaveLength(2);
});

it('splits at commas that stand in no bracket', () => {
  expect(splitByComma(tokenize('a, f(b, c), d'))).toHaveLength(3);
});

it('names the line of a text that is never closed', () => {
  expect(() => tokenize("SELECT 1;\nSELECT 'a")).toThrow(SqlSyntaxError);
});
