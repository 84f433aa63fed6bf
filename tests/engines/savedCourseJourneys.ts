import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {extname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {NOTICES} from '../../src/data/notices';
import {OFFLINE_TEXTS} from '../../src/data/offlineTexts';
import {OFFLINE_TITLES} from '../../src/data/offlineTitles';
import {AS_SHOWN_BRIEFLY} from '../../src/data/runTexts';
import {eventually} from '../helpers/eventually';
import {titleOf} from '../helpers/lessons';
import {NEXT_BUILD, nextBuild} from '../helpers/nextBuild';
import {LESSON, NEXT, NEXT_TITLE} from '../helpers/reader';
import {call, click, find, open, shows} from './reader';
import {UNKEPT} from './site';
import type {Stage} from './stage';

const COURSE = '/mtm6130/';
const TERMINAL = '/modules/cmd/navigation-3.html';
const SCRIPT = '/modules/web-basics/file-paths.html';
const LAYOUT = '/modules/css/css-flexbox/';

/** A course is saved, and then read without a network. */
export function savedCourseJourneys(stage: Stage): void {
  let server: Server;
  let address: string;
  let isCut = false;
  /** What has changed since the build, by path. */
  let published: ReadonlyMap<string, string> = new Map();
  before(async () => {
    // The files as they are: what the stage's site adds to pages would not be what the list of files says.
    server = createStaticServer('build', {
      intercept: ({socket, url}, response) => {
        const changed = published.get(url!);
        if (isCut) {
          socket.destroy();
        } else if (changed !== undefined) {
          const type = extname(url!) === '.json' ? 'application/json' : 'text/html; charset=utf-8';
          response.writeHead(200, {...UNKEPT, 'Content-Type': type}).end(changed);
        }
        return isCut || changed !== undefined;
      },
    });
    address = await listen(server);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const cutNetwork = (): void => {
    isCut = true;
    server.closeAllConnections();
  };
  const visit = async (path: string): Promise<void> => {
    await open(stage.engine, address + path);
    await shows(stage.engine, titleOf(path));
  };
  const runFirst = async (code = '') => {
    // An example of optional reading is in a closed box.
    await call(stage.engine, () =>
      document.querySelectorAll('details').forEach((box) => (box.open = true)),
    );
    await click(stage.engine, `[data-block]:has([aria-label^="Code, ${code}"]) button`, 'Run');
  };
  const isSaved = () =>
    call(stage.engine, () =>
      /^Saved on/.test(document.querySelector('details [role="status"]')?.textContent ?? ''),
    );
  const arrived = () =>
    call(stage.engine, () => document.querySelector('details progress')?.getAttribute('value'));
  /** The page as the service worker gives it, once it has come. */
  const textOf = async (path: string): Promise<string> => {
    await call(
      stage.engine,
      (asked: string) =>
        void fetch(asked)
          .then((response) => response.text())
          .then((text) => {
            document.documentElement.dataset.fetched = text;
          }),
      path,
    );
    const read = () => call(stage.engine, () => document.documentElement.dataset.fetched ?? '');
    await eventually(async () => (await read()) !== '', true);
    return read();
  };

  test('a course is saved, and its worker answers', async () => {
    await open(stage.engine, address + COURSE);
    await click(stage.engine, 'details summary', OFFLINE_TITLES.unsaved);
    await click(stage.engine, 'details button', OFFLINE_TEXTS.save);
    // As long as bytes arrive it may take its time.
    for (let last = await arrived(); !(await isSaved());) {
      const known = last;
      await eventually(async () => (await isSaved()) || (last = await arrived()) !== known, true);
    }
    await eventually(
      () => call(stage.engine, () => navigator.serviceWorker.controller !== null),
      true,
    );
  });

  test('five lessons of a saved course open without a network, and their examples run', async () => {
    cutNetwork();
    await visit(LESSON);
    await runFirst();
    await find(stage.engine, '[data-run="done"] iframe[src*="/runner/preview"]');
    await click(stage.engine, 'a[rel="next"]');
    await shows(stage.engine, NEXT_TITLE);
    assert.equal(await stage.pathname(), NEXT);
    for (const [path, code] of [
      [TERMINAL, 'terminal'],
      [SCRIPT, 'js'],
    ] as const) {
      await visit(path);
      await runFirst(code);
      await find(stage.engine, '[data-run="done"] *', AS_SHOWN_BRIEFLY);
    }
    await visit(LAYOUT);
  });

  test('a saved course is searched without a network', async () => {
    await open(stage.engine, `${address}/search/?q=flexbox`);
    await find(stage.engine, `main a[href^="${LAYOUT}"]`);
  });

  test('back on the network a saved course takes the new build, and keeps it', async () => {
    isCut = false;
    published = nextBuild('mtm6130', LESSON, (path) => readFileSync(join('build', path), 'utf8'));
    await open(stage.engine, address + COURSE);
    await find(stage.engine, '.notice', NOTICES.updated.text);
    cutNetwork();
    await visit(LESSON);
    assert.ok((await textOf(LESSON)).endsWith(NEXT_BUILD));
  });
}
