// Records what PHP itself writes for every case of `scripts/`: npm run record -- php
//
// A case without requests is run by `php`, one with requests by `php-cgi`, as a web server would.
// Debian has both, `faketime`, which stops the clock, and a server that speaks to PDO's driver for
// MySQL: php-cli, php-cgi, php-mbstring, php-sqlite3, php-mysql, faketime, mariadb-server.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {format, resolveConfig} from 'prettier';
import {type Case, type Recorded, type Request, readCases, usesShop} from './cases';
import {MariaDb} from './mariadb';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const SHOP = join(FOLDER, 'scripts/shop.setup.sql');
const RECORDINGS = join(FOLDER, '../recordings/recordings.json');

/** In UTC; 9:00 in Toronto. */
const MOMENT = '2026-09-08 13:00:00';

const MOST_REDIRECTS = 5;

const INI = `date.timezone=America/Toronto
display_errors=1
error_reporting=E_ALL
expose_php=0
html_errors=0
include_path=.:/usr/share/php
log_errors=0
memory_limit=64M
short_open_tag=0
zend.assertions=1
`;

/** The folder of a case: the site, PHP's settings and its sessions. */
class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'record-php-'));
  readonly #site = join(this.#folder, 'www');
  readonly #cookies = new Map<string, string>();

  constructor({script, files}: Case, socket: string) {
    const sessions = join(this.#folder, 'sessions');
    mkdirSync(sessions);
    writeFileSync(
      join(this.#folder, 'php.ini'),
      `${INI}session.save_path=${sessions}\npdo_mysql.default_socket=${socket}\n`,
    );
    for (const [name, text] of Object.entries({...files, 'index.php': script})) {
      const path = join(this.#site, name);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, text);
    }
  }

  run(): string {
    return this.#php('php', ['-c', this.#folder, join(this.#site, 'index.php')], {}, '');
  }

  /** The body that answers a request, after the redirects that follow from it. */
  visit({method, address, body}: Request, redirects = 0): string {
    const {pathname, search} = new URL(address, 'http://localhost');
    const [, script = '', pathInfo = ''] = /^(.*?\.php)(\/.*)$/.exec(pathname) ?? [
      '',
      pathname.endsWith('/') ? `${pathname}index.php` : pathname,
    ];
    const written = this.#php(
      'php-cgi',
      [],
      {
        REDIRECT_STATUS: '200',
        REQUEST_METHOD: method,
        QUERY_STRING: search.slice(1),
        REQUEST_URI: script + pathInfo + search,
        ...(pathInfo !== '' && {PATH_INFO: pathInfo}),
        SCRIPT_NAME: script,
        SCRIPT_FILENAME: this.#site + script,
        DOCUMENT_ROOT: this.#site,
        SERVER_PROTOCOL: 'HTTP/1.1',
        HTTP_HOST: 'localhost',
        HTTP_COOKIE: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        CONTENT_LENGTH: String(Buffer.byteLength(body)),
        ...(method === 'POST' && {CONTENT_TYPE: 'application/x-www-form-urlencoded'}),
      },
      body,
    );
    const end = written.indexOf('\r\n\r\n');
    const headers = written.slice(0, end);
    this.#keepCookies(headers);
    const location = /^location: (.*)$/im.exec(headers)?.[1]?.trim();
    return location === undefined || redirects === MOST_REDIRECTS
      ? written.slice(end + 4)
      : this.visit({method: 'GET', address: besides(address, location), body: ''}, redirects + 1);
  }

  remove(): void {
    rmSync(this.#folder, {recursive: true});
  }

  #keepCookies(headers: string): void {
    for (const [, name = '', value = '', rest = ''] of headers.matchAll(
      /^set-cookie: ([^=]+)=([^;\r]*)(.*)$/gim,
    )) {
      if (/max-age=0\b/i.test(rest)) {
        this.#cookies.delete(name);
      } else {
        this.#cookies.set(name, value);
      }
    }
  }

  #php(
    program: string,
    options: readonly string[],
    environment: Readonly<Record<string, string>>,
    input: string,
  ): string {
    const {stdout, error} = spawnSync('faketime', ['-f', MOMENT, program, ...options], {
      cwd: this.#site,
      encoding: 'utf8',
      env: {PATH: process.env.PATH, TZ: 'UTC', PHPRC: this.#folder, ...environment},
      input,
    });
    if (error) {
      throw error;
    }
    return stdout.replaceAll(this.#site, '/www');
  }
}

function besides(address: string, location: string): string {
  const {pathname, search} = new URL(location, `http://localhost${address}`);
  return pathname + search;
}

function record(one: Case, database: MariaDb): Recorded {
  if (usesShop(one)) {
    database.reset('shop', readFileSync(SHOP, 'utf8'));
  }
  const site = new Site(one, database.socket);
  try {
    const bodies =
      one.requests.length > 0 ? one.requests.map((request) => site.visit(request)) : [site.run()];
    return {name: one.name, bodies};
  } finally {
    site.remove();
  }
}

const database = new MariaDb();
try {
  const server = database.version();
  const version = spawnSync('php', ['-r', 'echo PHP_VERSION;'], {encoding: 'utf8'}).stdout;
  const cases = readCases(join(FOLDER, 'scripts')).map((one) => record(one, database));
  const text = JSON.stringify({version, server, cases});
  const style = await resolveConfig(RECORDINGS);
  writeFileSync(RECORDINGS, await format(text, {...style, filepath: RECORDINGS}));
  console.log(`${cases.length} cases, PHP ${version}, ${server}`);
} finally {
  await database.stop();
}
