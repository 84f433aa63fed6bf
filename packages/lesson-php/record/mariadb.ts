// A private MariaDB server on a socket, with the settings that MySQL 8.4 has from the start.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const SQL_MODE =
  'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

const ATTEMPTS = 100;
const PAUSE_MS = 200;

export class MariaDb {
  readonly #folder = mkdtempSync(join(tmpdir(), 'record-php-mysql-'));
  readonly socket = join(this.#folder, 'socket');
  readonly #child;

  constructor() {
    const data = `--datadir=${join(this.#folder, 'data')}`;
    run('mariadb-install-db', ['--user=root', data, '--auth-root-authentication-method=normal']);
    this.#child = spawn('mariadbd', [
      '--user=root',
      data,
      `--socket=${this.socket}`,
      `--pid-file=${join(this.#folder, 'pid')}`,
      '--skip-networking',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_uca1400_nopad_ai_ci',
      `--sql-mode=${SQL_MODE}`,
    ]);
  }

  /** Waits until the server answers. */
  version(): string {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const {status, stdout} = this.#client('SELECT VERSION()', ['-N']);
      if (status === 0) {
        return stdout.trim();
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
    throw new Error('mariadbd does not answer');
  }

  /** Makes the database anew, from its script. */
  reset(name: string, script: string): void {
    const {status, stderr} = this.#client(
      `DROP DATABASE IF EXISTS ${name}; CREATE DATABASE ${name}; USE ${name};\n${script}`,
    );
    if (status !== 0) {
      throw new Error(stderr);
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill();
    await ended;
    rmSync(this.#folder, {recursive: true, force: true});
  }

  #client(input: string, options: readonly string[] = []) {
    return spawnSync(
      'mariadb',
      [`--socket=${this.socket}`, '-uroot', '--default-character-set=utf8mb4', ...options],
      {input, encoding: 'utf8'},
    );
  }
}

function run(command: string, args: readonly string[]): void {
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(stderr);
  }
}
