import type {PhpFiles} from './module';
import type {Database, DatabaseResult} from './types';

const DEVICE = '/dev/lesson';

/** Numbers of the device; any that Emscripten does not use. */
const NUMBERS = [80, 1] as const;

/** What `php/*.php` asks: one line of JSON. */
interface Command {
  /** Opens a connection to this database. */
  readonly connect?: string;
  readonly sql?: string;
  /** The connection that asks. */
  readonly on?: number;
  /** What this PHP cannot do; the script ends after it. */
  readonly refuse?: string;
}

/**
 * How the PHP of this package reaches the engine: it writes a command to this device and reads the
 * answer, one line of JSON each.
 */
export class LessonDevice {
  private database: Database | undefined;
  private answer = new Uint8Array();
  private position = 0;
  /** The database in use, by connection: the server itself knows only one connection. */
  private used = new Map<number, string | undefined>();
  /** The connection whose transaction is open. */
  private owner: number | undefined;
  private told: string | undefined;

  reset(database: Database | undefined): void {
    this.database = database;
    this.database?.use(undefined);
    this.newRequest();
  }

  /** Each request begins without connections, and what the last one left open is rolled back. */
  newRequest(): void {
    if (this.database?.inTransaction) {
      this.database.run('ROLLBACK', () => undefined);
    }
    this.used = new Map();
    this.owner = undefined;
    this.told = undefined;
  }

  /** Why the last script could not go on. */
  get refusal(): string | undefined {
    return this.told;
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
        this.answer = new TextEncoder().encode(`${JSON.stringify(this.obey(text))}\n`);
        this.position = 0;
        return length;
      },
    });
    files.mkdev(DEVICE, device);
  }

  private obey(text: string): unknown {
    const command = JSON.parse(text) as Command;
    try {
      if (command.refuse !== undefined) {
        throw new Error(command.refuse);
      }
      return command.connect === undefined
        ? this.run(command.on ?? 0, command.sql ?? '')
        : this.connect(command.connect);
    } catch (error) {
      const {state, code, text: said, message} = error as Partial<ServerError>;
      if (state !== undefined && code !== undefined && said !== undefined) {
        return {error: [state, code, said]};
      }
      this.told ??= message ?? String(error);
      return {refused: true};
    }
  }

  private connect(name: string): unknown {
    const {database, used} = this;
    if (!database) {
      return {error: ['HY000', 2002, 'No such file or directory']};
    }
    const isKnown = database.databases.some((other) => other.toLowerCase() === name.toLowerCase());
    if (name !== '' && !isKnown) {
      return {error: ['HY000', 1049, `Unknown database '${name}'`]};
    }
    used.set(used.size, name === '' ? undefined : name);
    return {on: used.size - 1};
  }

  private run(on: number, sql: string): unknown {
    const database = this.database!;
    if (this.owner !== undefined && this.owner !== on) {
      throw new Error(
        'Two connections at a time, one of them within a transaction, need a real server. Use one connection.',
      );
    }
    database.use(this.used.get(on));
    const results: unknown[] = [];
    try {
      database.run(sql, (result) => results.push(toJson(result)));
      return {results, ...this.stateOf(on)};
    } catch (error) {
      const {state, code, text} = error as Partial<ServerError>;
      if (state === undefined) {
        throw error;
      }
      return {results, error: [state, code, text], ...this.stateOf(on)};
    }
  }

  private stateOf(on: number): {readonly open: boolean} {
    const {database, inTransaction} = this.database!;
    this.used.set(on, database);
    this.owner = inTransaction ? on : undefined;
    return {open: inTransaction};
  }
}

interface ServerError extends Error {
  readonly state: string;
  readonly code: number;
  readonly text: string;
}

function toJson({columns, rows, affectedRows, generatedId}: DatabaseResult): unknown {
  return {
    count: affectedRows,
    id: generatedId,
    columns: columns?.map(({name}) => name),
    kinds: columns?.map(({kind}) => kind),
    rows,
  };
}
