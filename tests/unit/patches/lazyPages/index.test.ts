/** @jest-environment node */
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import lazyPages from '../../../../src/patches/lazyPages';
import type {Compiler, Middleware} from '../../../../src/plugins/developmentMiddleware';

const {NODE_ENV} = process.env;
const LESSONS = ['grid', 'flex'];

type Bundler = Parameters<NonNullable<ReturnType<typeof lazyPages>['configureWebpack']>>[2];

function configure(isServer = false) {
  const bundler = {currentBundler: {name: 'rspack', instance: rspack}} as unknown as Bundler;
  return lazyPages().configureWebpack?.({}, isServer, bundler, undefined) ?? undefined;
}

let folder = '';

beforeEach(() => {
  process.env.NODE_ENV = 'development';
  folder = mkdtempSync(join(tmpdir(), 'lazy-pages-'));
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  rmSync(folder, {recursive: true});
});

/** A site as Docusaurus generates it: a table of chunks with two lessons, which are scripts here. */
function writeSite(): void {
  mkdirSync(join(folder, '.docusaurus'));
  const rows = LESSONS.map((name) => {
    writeFileSync(join(folder, `${name}.md`), `export default '${name}';`);
    const path = `../${name}.md`;
    return `"${name}": [() => import("${path}"), "${path}", require.resolveWeak("${path}")],`;
  });
  writeFileSync(
    join(folder, '.docusaurus/registry.js'),
    `export default {\n${rows.join('\n')}};\n`,
  );
}

/** The bundler and the middleware of the development server, as both are set up by the plugin. */
function createServer(): {compiler: Compiler; middleware: Middleware} {
  const {devServer, ...settings} = configure() as Record<string, object> & {
    devServer: {setupMiddlewares(list: {middleware: Middleware}[], server: object): void};
  };
  const compiler = rspack({
    mode: 'development',
    context: folder,
    entry: './.docusaurus/registry.js',
    output: {path: join(folder, 'out')},
    ...settings,
  } as Parameters<typeof rspack>[0]) as unknown as Compiler;
  const list: {middleware: Middleware}[] = [];
  devServer.setupMiddlewares(list, {compiler});
  return {compiler, middleware: list[0]!.middleware};
}

/** Starts the bundler and calls back after each run with the lessons that are compiled. */
function watch(compiler: Compiler, onRun: (lessons: readonly string[]) => void): void {
  compiler.watch({}, (error, stats) => {
    assert.equal(error, null);
    const modules = [...stats!.compilation.modules].map((module) => module.identifier());
    onRun(LESSONS.filter((name) => modules.includes(join(folder, `${name}.md`))));
  });
}

/** What the browser does when it needs a lesson that is not compiled. */
function askFor(name: string, middleware: Middleware): void {
  const body = [`lazy-compilation-proxy|${join(folder, `${name}.md`)}`];
  const request = {method: 'POST', url: '/lazy-compilation-using-', body};
  const response = {writeHead: jest.fn(), write: jest.fn(), end: jest.fn()};
  middleware(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    jest.fn(),
  );
}

describe('lazyPages', () => {
  it('changes neither the build nor the server’s bundle', () => {
    expect(configure(true)).toBeUndefined();
    process.env.NODE_ENV = 'production';
    expect(configure()).toBeUndefined();
  });

  it('compiles no lesson until a page asks for it, and then that one alone', async () => {
    writeSite();
    const {compiler, middleware} = createServer();
    const runs: (readonly string[])[] = [];
    try {
      await new Promise<void>((resolve) => {
        watch(compiler, (lessons) => {
          runs.push(lessons);
          if (runs.length === 1) {
            askFor('grid', middleware);
          }
          if (lessons.length > 0) {
            resolve();
          }
        });
      });
    } finally {
      await promisify(compiler.close.bind(compiler))();
    }
    expect(runs[0]).toEqual([]);
    expect(runs.at(-1)).toEqual(['grid']);
  });
});
