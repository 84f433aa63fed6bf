// Records what a real server prints for every case of `scripts/`: npm run record -- mysql
//
// A script file is cut into cases. `-- setup: shop` loads `shop.setup.sql` before each of them;
// `-- case <name>` begins a case of several lines; after `-- each`, every line is one.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Case, readCases} from './cases';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

const SESSION = [
  "SET sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  'SET NAMES utf8mb4 COLLATE utf8mb4_uca1400_nopad_ai_ci',
  "SET time_zone = '+00:00'",
  "SET timestamp = UNIX_TIMESTAMP('2026-09-08 09:00:00')",
].join('; ');

class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'record-mysql-'));
  private readonly socket = join(this.folder, 'socket');
  private readonly child;

  constructor() {
    const data = `--datadir=${join(this.folder, 'data')}`;
    run('mariadb-install-db', ['--user=root', data, '--auth-root-authentication-method=normal']);
    this.child = spawn('mariadbd', [
      '--user=root',
      data,
      `--socket=${this.socket}`,
      `--pid-file=${join(this.folder, 'pid')}`,
      '--skip-networking',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_uca1400_nopad_ai_ci',
    ]);
  }

  /** Waits until the server answers. */
  version(): string {
    for (let attempt = 0; attempt < 100; attempt++) {
      const {status, stdout} = this.client(['-N', '-e', 'SELECT VERSION()'], '');
      if (status === 0) {
        return stdout.trim();
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
    throw new Error('mariadbd does not answer');
  }

  /** The bytes that the client prints for a case, its errors after the rest. */
  transcript({setup, script}: Case): string {
    const prepared = this.client(
      [],
      `DROP DATABASE IF EXISTS lesson_two; DROP DATABASE IF EXISTS lesson; CREATE DATABASE lesson; USE lesson;\n${setup}`,
    );
    if (prepared.status !== 0) {
      throw new Error(prepared.stderr);
    }
    const {stdout, stderr} = this.client(['-t', '-vvv', 'lesson'], `${script}\n`);
    return `${readable(stdout)}${stderr}`.trim();
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
    rmSync(this.folder, {recursive: true, force: true});
  }

  private client(options: readonly string[], input: string) {
    return spawnSync(
      'mariadb',
      [
        `--socket=${this.socket}`,
        '-uroot',
        '--default-character-set=utf8mb4',
        `--init-command=${SESSION}`,
        ...options,
      ],
      {input, encoding: 'utf8', maxBuffer: 100_000_000},
    );
  }
}

function run(command: string, args: readonly string[]): void {
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(stderr);
  }
}

/** Without the statements, which `-vvv` repeats, and without times. */
function readable(text: string): string {
  return text
    .replace(/^-{14}\n[\s\S]*?\n-{14}\n\n?/gm, '')
    .replace(/ \(\d+\.\d+ sec\)$/gm, '')
    .replace(/^Bye$/gm, '');
}

const server = new Server();
try {
  const version = server.version();
  const cases = readCases(join(FOLDER, 'record/scripts')).map((one) => {
    const recorded = server.transcript(one);
    return {name: one.name, script: one.script, recorded};
  });
  writeFileSync(
    join(FOLDER, 'record/recordings.json'),
    `${JSON.stringify({server: version, cases}, undefined, 2)}\n`,
  );
  console.log(`${cases.length} cases recorded from ${version}.`);
} finally {
  await server.stop();
}
