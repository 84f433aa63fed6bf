import {MysqlError, Server} from 'lesson-mysql';
import {databaseName} from '../sql/engine';
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
  private server: Server | undefined;
  private answer = new Uint8Array();
  private position = 0;

  /** @param scripts of the setup; each may name its database on the first line */
  reset(scripts: readonly string[]): void {
    const server = new Server();
    for (const script of scripts) {
      server.use(databaseName(script));
      server.run(script, () => undefined);
    }
    server.use(undefined);
    this.server = server;
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
    const {server} = this;
    if (!server) {
      throw new MysqlError(2002, 'HY000', 'No such file or directory');
    }
    if (connect !== undefined) {
      const isKnown = server.databases.some((name) => name.toLowerCase() === connect.toLowerCase());
      if (connect !== '' && !isKnown) {
        throw new MysqlError(1049, 'HY000', `Unknown database '${connect}'`);
      }
      server.use(connect === '' ? undefined : connect);
      return {};
    }
    const {columns, rows, insertId, affectedRows, printed} = server.execute(sql);
    return {
      count: affectedRows,
      id: insertId,
      columns: columns?.map(({name}) => name),
      rows,
      printed: columns ? undefined : printed,
    };
  }
}
