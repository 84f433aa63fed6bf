import type {SqlJsStatic} from 'sql.js';
import {MysqlError} from '../sql/errors';
import {Session} from '../sql/session';
import {printValue} from '../sql/valueTypes';
import type {PhpFiles} from './module';

const DEVICE = '/dev/mysql';

/** Numbers of the device; any that Emscripten does not use. */
const NUMBERS = [80, 1] as const;

interface Command {
  readonly connect?: string;
  readonly sql?: string;
}

/**
 * The MySQL server of PHP’s examples: the stand-in for PDO writes a command to this device and
 * reads the answer, one line of JSON each.
 */
export class MysqlDevice {
  private session: Session | undefined;
  private answer = new Uint8Array();
  private position = 0;

  constructor(private readonly sql: SqlJsStatic | undefined) {}

  /** @param scripts of the setup; each may name its database on the first line */
  reset(scripts: readonly string[]): void {
    if (!this.sql) {
      return;
    }
    this.session = new Session(this.sql);
    for (const script of scripts) {
      const name = /^--\s*database:\s*(\w+)/.exec(script)?.[1] ?? 'lesson';
      this.session.current = this.session.stores.get(name) ?? this.session.createStore(name);
      this.session.run(script, () => undefined);
    }
    this.session.current = undefined;
  }

  mount(files: PhpFiles): void {
    const device = files.makedev(...NUMBERS);
    files.registerDevice(device, {
      open: () => undefined,
      close: () => undefined,
      llseek: () => 0,
      read: (_, into, offset, length) => {
        const count = Math.min(length, this.answer.length - this.position);
        into.set(this.answer.subarray(this.position, this.position + count), offset);
        this.position += count;
        return count;
      },
      write: (_, from, offset, length) => {
        const text = new TextDecoder().decode(from.slice(offset, offset + length));
        this.answer = new TextEncoder().encode(`${JSON.stringify(this.execute(text))}\n`);
        this.position = 0;
        return length;
      },
    });
    files.mkdev(DEVICE, device);
  }

  private execute(text: string): unknown {
    try {
      return this.run(JSON.parse(text) as Command);
    } catch (error) {
      if (error instanceof MysqlError) {
        return {error: [error.state, error.code, error.text]};
      }
      return {error: ['HY000', 1105, (error as Error).message]};
    }
  }

  private run({connect, sql = ''}: Command): unknown {
    const {session} = this;
    if (!session) {
      throw new MysqlError(2002, 'HY000', 'No such file or directory');
    }
    if (connect !== undefined) {
      const store = session.stores.get(connect.toLowerCase());
      if (connect !== '' && !store) {
        throw new MysqlError(1049, 'HY000', `Unknown database '${connect}'`);
      }
      session.current = store;
      return {};
    }
    session.last = undefined;
    session.rowsChanged = 0;
    let printed = '';
    session.run(sql, (part) => {
      printed = part;
    });
    const last = session.last as Session['last'];
    return {
      count: last ? last.rows.length : session.rowsChanged,
      id: String(lastId(session)),
      columns: last?.columns.map(({header}) => header),
      rows: last?.rows.map((row) =>
        row.map((value, index) => cell(value, last.columns[index]!.type)),
      ),
      printed: last ? undefined : printed,
    };
  }
}

function lastId({current}: Session): unknown {
  return current?.db.exec('SELECT last_insert_rowid()')[0]?.values[0]?.[0] ?? 0;
}

/** Decimals are texts, as the driver of MySQL gives them; whole and floating numbers are numbers. */
function cell(value: unknown, type: Parameters<typeof printValue>[1]): unknown {
  return typeof value === 'number' && type.kind === 'decimal' ? printValue(value, type) : value;
}
