import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {findProgram} from '../../scripts/lib/debianProgram';
import {smokeTest, type Answer} from '../../src/finish/deploy';
import {MANIFEST} from '../../src/finish/manifest';
import {eventually} from '../helpers/eventually';
import {freePort} from './freePort';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-filter'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
let nginx: ChildProcess;
let address = '';

before(async () => {
  const program = findProgram({name: 'nginx', places: ['/usr/sbin/nginx'], packages: PACKAGES});
  findProgram({name: 'nginx’s brotli module', places: [BROTLI], packages: PACKAGES});
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  // The workers are another user than root.
  chmodSync(folder, 0o755);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${resolve('build')};
    include ${resolve('.hosting/nginx.conf')};
    include ${resolve('.hosting/nginx-brotli.conf')};
  }
}
`,
  );
  writeFileSync(join(folder, 'mime.types'), readFileSync('/etc/nginx/mime.types'));
  nginx = spawn(program, ['-c', configuration, '-p', folder], {stdio: 'inherit'});
  await eventually(async () => {
    const answer = await fetch(address).catch(() => undefined);
    return answer?.status;
  }, 200);
});
after(() => {
  nginx.kill();
  rmSync(folder, {recursive: true});
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {redirect: 'manual', headers});
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

test('D2: behind the written configuration nginx passes the smoke test of a deploy', async () => {
  const manifest = JSON.parse(readFileSync(join('build', MANIFEST), 'utf8')) as Record<
    string,
    string
  >;
  assert.deepEqual(await smokeTest(manifest, get), []);
});

test('every type of file in the build has its type, text in UTF-8', async () => {
  const files = new Map(
    readdirSync('build', {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.[a-z0-9]+$/.test(path) && existsSync(join('build', path)))
      .map((path) => [path.replace(/^.*\./, ''), path]),
  );
  const types: Record<string, string | null> = {};
  for (const [extension, path] of files) {
    types[extension] = (await get(`/${path}`)).header('Content-Type');
  }
  const unknown = Object.entries(types).filter(([, type]) => type === 'application/octet-stream');
  assert.deepEqual(unknown, []);
  const expected = {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    wasm: 'application/wasm',
    woff2: 'font/woff2',
  };
  for (const [extension, type] of Object.entries(expected)) {
    assert.ok(
      !(extension in types) || types[extension] === type,
      `${extension}: ${types[extension]}`,
    );
  }
  assert.match(types.js!, /^(?:text|application)\/javascript; charset=utf-8$/);
});

test('R14: a folder without its slash is sent there, keeping the query, with no host in it', async () => {
  const {status, header} = await get('/modules/html/html-lists?x=1');
  assert.equal(status, 301);
  assert.equal(header('Location'), '/modules/html/html-lists/?x=1');
});

test('R18: what is not there, a folder without a page included, is the 404 page with status 404', async () => {
  for (const path of ['/nope/', '/assets/', '/assets/js/nope.js', '/a/b/c.html']) {
    const {status, body} = await get(path);
    assert.equal(status, 404, path);
    assert.deepEqual(body, readFileSync('build/404.html'), path);
  }
});

test('text is compressed with brotli, or gzip, and caches are told', async () => {
  for (const encoding of ['br', 'gzip']) {
    const {header} = await get('/', {'Accept-Encoding': encoding});
    assert.equal(header('Content-Encoding'), encoding);
    assert.match(header('Vary') ?? '', /Accept-Encoding/);
  }
});

test('a file of the runners may be framed by the portal only, and carries no other policy', async () => {
  const page = readdirSync('build/runner').find((name) => name.endsWith('.html'))!;
  const {header} = await get(`/runner/${page}`);
  assert.equal(header('Content-Security-Policy'), "frame-ancestors 'self'");
});
