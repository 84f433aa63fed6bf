import {MysqlError} from './errors';
import type {Session} from './session';
import {clauseOf, nearEnd, syntaxNear, unknownColumn} from './syntaxErrors';
import type {Token} from './tokens';
import {duplicate, foreignKey, missingValue, wrongValue} from './valueErrors';

/** Says in MySQL's words what SQLite complained about. */
export function explainError(error: Error, statement: readonly Token[], session: Session): Error {
  const line = statement[0]?.line;
  const {message} = error;
  const known = EXPLANATIONS.find(([pattern]) => pattern.test(message));
  if (!known) {
    return new MysqlError(1105, 'HY000', message, line);
  }
  const [pattern, explain] = known;
  const explained = explain(pattern.exec(message)!, statement, session);
  return explained.line === undefined
    ? new MysqlError(explained.code, explained.state, explained.text, line)
    : explained;
}

type Explain = (
  match: RegExpExecArray,
  statement: readonly Token[],
  session: Session,
) => MysqlError;

const EXPLANATIONS: readonly (readonly [RegExp, Explain])[] = [
  [
    /near "([\s\S]*)": syntax error/,
    (match, statement, session) => syntaxNear(match[1]!, statement, session),
  ],
  [/incomplete input|unrecognized token/, (_, statement) => nearEnd(statement)],
  [
    /no such table: (?:main\.)?(.*)/,
    ([, name], _, {store}) =>
      new MysqlError(1146, '42S02', `Table '${store.name}.${name}' doesn't exist`),
  ],
  [
    /no such column: (.*)/,
    ([, name], statement) => unknownColumn(name!.replace(/ - should this.*/, ''), statement),
  ],
  [
    /cannot join using column (\S+)/,
    ([, name]) => new MysqlError(1054, '42S22', `Unknown column '${name}' in 'from clause'`),
  ],
  [
    /has no column named (.*)/,
    ([, name]) => new MysqlError(1054, '42S22', `Unknown column '${name}' in 'field list'`),
  ],
  [
    /ambiguous column name: (.*)/,
    ([, name], statement) =>
      new MysqlError(
        1052,
        '23000',
        `Column '${name}' in ${clauseOf(name!, statement)} is ambiguous`,
      ),
  ],
  [
    /no such function: (.*)/,
    ([, name], _, {current}) =>
      new MysqlError(1305, '42000', `FUNCTION ${current?.name ?? ''}.${name} does not exist`),
  ],
  [
    /wrong number of arguments to function (\w+)/,
    ([, name]) =>
      new MysqlError(
        1582,
        '42000',
        `Incorrect parameter count in the call to native function '${name}'`,
      ),
  ],
  [
    /misuse of (?:aggregate|window)/,
    () => new MysqlError(1111, 'HY000', 'Invalid use of group function'),
  ],
  [
    /SELECTs to the left and right/,
    () =>
      new MysqlError(
        1222,
        '21000',
        'The used SELECT statements have a different number of columns',
      ),
  ],
  [
    /sub-select returns (\d+) columns/,
    () => new MysqlError(1241, '21000', 'Operand should contain 1 column(s)'),
  ],
  [
    /UNIQUE constraint failed: (.*)/,
    ([, columns], statement, session) => duplicate(columns!, statement, session),
  ],
  [
    /NOT NULL constraint failed: (\S+)\.(.*)/,
    ([, , column], statement) => missingValue(column!, statement),
  ],
  [
    /CHECK constraint failed: (\w+):(.*)/,
    ([, rule, column], statement, session) => wrongValue(rule!, column!, statement, session),
  ],
  [
    /CHECK constraint failed: (.*)/,
    ([, name]) => new MysqlError(3819, 'HY000', `Check constraint '${name}' is violated.`),
  ],
  [/FOREIGN KEY constraint failed/, (_, statement, session) => foreignKey(statement, session)],
  [
    /no such savepoint: (.*)/,
    ([, name]) => new MysqlError(1305, '42000', `SAVEPOINT ${name} does not exist`),
  ],
  [
    /(?:table|view) (\S+) already exists/,
    ([, name]) => new MysqlError(1050, '42S01', `Table '${unquoted(name!)}' already exists`),
  ],
  [
    /(\d+) values for (\d+) columns/,
    () => new MysqlError(1136, '21S01', "Column count doesn't match value count at row 1"),
  ],
];

export function unquoted(name: string): string {
  return name.replaceAll('"', '');
}
