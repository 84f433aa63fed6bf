import {unquoted} from './constraintErrors';
import {MysqlError} from './errors';
import {type Session, syntaxError} from './session';
import {type Token, isWord, nameOf, sourceText} from './tokens';

/**
 * SQLite names the token at which it stopped, but not its place: it is the first one up to which
 * the statement is an error, and before which it was only unfinished.
 */
export function syntaxNear(
  text: string,
  statement: readonly Token[],
  session: Session,
): MysqlError {
  const at = statement.findIndex((token, index) => {
    const translated = session.translate([token]).trim();
    return (
      (token.text === text || translated === text || translated.startsWith(text)) &&
      !isUnfinished(statement.slice(0, index + 1), session)
    );
  });
  const from = Math.max(0, at);
  const line = statement[from]?.line ?? 1;
  return syntaxError(sourceText(statement.slice(from)), line - (statement[0]?.line ?? 1) + 1, line);
}

function isUnfinished(tokens: readonly Token[], session: Session): boolean {
  try {
    session.store.db.prepare(session.translate(tokens)).free();
    return true;
  } catch (error) {
    return !/syntax error/.test((error as Error).message);
  }
}

export function nearEnd(statement: readonly Token[]): MysqlError {
  const last = statement.at(-1)?.line ?? 1;
  return syntaxError('', last - (statement[0]?.line ?? 1) + 1, last);
}

const CLAUSES: Readonly<Record<string, string>> = {
  SELECT: 'field list',
  SET: 'field list',
  WHERE: 'where clause',
  GROUP: 'group statement',
  HAVING: 'having clause',
  ORDER: 'order clause',
  ON: 'on clause',
};

export function clauseOf(column: string, statement: readonly Token[]): string {
  const last = column.split('.').at(-1)!.toLowerCase();
  const at = statement.findIndex((token) => nameOf(token)?.toLowerCase() === last);
  const before = statement.slice(0, at).reverse();
  const word = before.find((token) => isWord(token, ...Object.keys(CLAUSES), 'FROM'));
  return CLAUSES[word?.value ?? 'SELECT'] ?? 'field list';
}

export function unknownColumn(column: string, statement: readonly Token[]): MysqlError {
  const last = unquoted(column).split('.').at(-1)!.toLowerCase();
  const token = statement.find((candidate) => nameOf(candidate)?.toLowerCase() === last);
  return new MysqlError(
    1054,
    '42S22',
    `Unknown column '${unquoted(column)}' in '${clauseOf(unquoted(column), statement)}'`,
    token?.line,
  );
}
