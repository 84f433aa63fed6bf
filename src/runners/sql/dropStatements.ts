import {MysqlError, UnsupportedError} from './errors';
import {quoteName} from './quote';
import type {Session} from './session';
import {DONE, rowsAffected} from './statements';
import {dropTables} from './tableStatements';
import {type Token, isWord, nameOf} from './tokens';

export function drop(session: Session, tokens: readonly Token[]): string {
  const optional = isWord(tokens[2], 'IF');
  const name = nameOf(tokens[optional ? 4 : 2]) ?? '';
  switch (tokens[1]?.value) {
    case 'TABLE':
      return dropTables(session, tokens.slice(optional ? 4 : 2), optional);
    case 'DATABASE':
    case 'SCHEMA': {
      const store = session.stores.get(name.toLowerCase());
      if (!store && !optional) {
        throw new MysqlError(
          1008,
          'HY000',
          `Can't drop database '${name}'; database doesn't exist`,
        );
      }
      session.stores.delete(name.toLowerCase());
      session.current = session.current === store ? undefined : session.current;
      return rowsAffected(store?.tables.size ?? 0);
    }
    case 'VIEW':
      session.store.db.run(`DROP VIEW ${optional ? 'IF EXISTS ' : ''}${quoteName(name)}`);
      session.store.views.delete(name.toLowerCase());
      return DONE;
    case 'INDEX': {
      const table = nameOf(tokens[4]) ?? '';
      session.store.db.run(`DROP INDEX ${quoteName(`${table}.${name}`)}`);
      return 'Query OK, 0 rows affected\nRecords: 0  Duplicates: 0  Warnings: 0';
    }
    default:
      throw new UnsupportedError(`DROP ${tokens[1]?.value ?? ''}`);
  }
}
