import {UnsupportedError} from '../errors/errors';
import type {Cursor} from './cursor';
import type {TypeName} from './tree';

const ALIASES: Readonly<Record<string, string>> = {
  INTEGER: 'INT',
  BOOL: 'BOOLEAN',
  DEC: 'DECIMAL',
  NUMERIC: 'DECIMAL',
  FIXED: 'DECIMAL',
  REAL: 'DOUBLE',
};
const NUMBERS = [
  'TINYINT',
  'SMALLINT',
  'MEDIUMINT',
  'INT',
  'BIGINT',
  'DECIMAL',
  'FLOAT',
  'DOUBLE',
  'BOOLEAN',
  'SERIAL',
];
const TEXTS = ['CHAR', 'VARCHAR', 'TEXT', 'TINYTEXT', 'MEDIUMTEXT', 'LONGTEXT', 'ENUM', 'SET'];
const TIMES = ['DATE', 'DATETIME', 'TIMESTAMP', 'TIME', 'YEAR'];
const REFUSED = [
  'BIT',
  'JSON',
  'BLOB',
  'TINYBLOB',
  'MEDIUMBLOB',
  'LONGBLOB',
  'BINARY',
  'VARBINARY',
  'GEOMETRY',
  'POINT',
  'NCHAR',
  'NVARCHAR',
];

/** The type of a column, or undefined where none begins. */
export function readTypeName(cursor: Cursor): TypeName {
  const word = ALIASES[cursor.token.word] ?? cursor.token.word;
  if (REFUSED.includes(word)) {
    throw new UnsupportedError(`The type ${word}`, 'use TEXT or VARCHAR');
  }
  if (![...NUMBERS, ...TEXTS, ...TIMES].includes(word)) {
    throw cursor.error();
  }
  cursor.take();
  if (word === 'DOUBLE') {
    cursor.word('PRECISION');
  }
  if (word === 'ENUM' || word === 'SET') {
    const values = cursor.parenthesized(() => cursor.list(() => cursor.string()));
    return {name: word, values, unsigned: false, collation: readCollation(cursor)};
  }
  const sizes = cursor.isOperator('(')
    ? cursor.parenthesized(() => cursor.list(() => cursor.integer()))
    : [];
  if (word === 'VARCHAR' && sizes.length === 0) {
    throw cursor.error();
  }
  let unsigned = word === 'SERIAL';
  while (cursor.isOne(['UNSIGNED', 'SIGNED', 'ZEROFILL'])) {
    if (cursor.isWord('ZEROFILL')) {
      throw new UnsupportedError('ZEROFILL', 'use LPAD(number, width, 0)');
    }
    unsigned = cursor.take().word === 'UNSIGNED';
  }
  const collation = TEXTS.includes(word) ? readCollation(cursor) : undefined;
  return {name: word, size: sizes[0], scale: sizes[1], unsigned, collation};
}

/** The character set and collation of a column or table. */
export function readCollation(cursor: Cursor): string | undefined {
  let collation: string | undefined;
  for (;;) {
    if (cursor.word('CHARACTER', 'SET') || cursor.word('CHARSET')) {
      cursor.operator('=');
      const set = readWord(cursor).toLowerCase();
      if (set !== 'utf8mb4' && set !== 'utf8') {
        throw new UnsupportedError(`The character set ${set}`, 'use utf8mb4');
      }
    } else if (cursor.word('COLLATE')) {
      cursor.operator('=');
      collation = readWord(cursor).toLowerCase();
      checkCollation(collation);
    } else {
      return collation;
    }
  }
}

export function checkCollation(name: string): void {
  if (!['utf8mb4_0900_ai_ci', 'utf8mb4_bin', 'utf8mb4_0900_bin', 'binary'].includes(name)) {
    throw new UnsupportedError(`The collation ${name}`, 'use utf8mb4_0900_ai_ci or utf8mb4_bin');
  }
}

function readWord(cursor: Cursor): string {
  return cursor.token.kind === 'string' ? cursor.string() : cursor.nameAfterPoint();
}
