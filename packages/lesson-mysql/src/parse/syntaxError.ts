import {MysqlError} from '../errors/errors';

/** Characters of the statement that the message repeats. */
const MOST_SHOWN = 80;

/**
 * @param statement where the statement starts in the script
 * @param place where it cannot be read
 * @param end of the statement
 */
export function syntaxError(
  script: string,
  statement: number,
  place: number,
  end: number,
): MysqlError {
  const near = nearText(script.slice(place, end));
  const line = script.slice(statement, place).split('\n').length;
  return new MysqlError(
    1064,
    '42000',
    'You have an error in your SQL syntax; check the manual that corresponds to your MySQL ' +
      `server version for the right syntax to use near '${near}' at line ${line}`,
  );
}

/** As much of the rest of a statement as the message repeats. */
export function nearText(rest: string): string {
  return rest.replace(/;?\s*$/, '').slice(0, MOST_SHOWN);
}
