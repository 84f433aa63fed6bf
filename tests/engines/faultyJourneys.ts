import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {eventually} from '../helpers/eventually';
import {RAPID_CLICKS} from '../helpers/rapidClicks';
import {LESSON, LESSON_TITLE, NEXT, NEXT_TITLE} from '../helpers/reader';
import {call, click, find, hasAttribute, open, shows, takeFaults} from './reader';
import {FAULTS, PROBE_PATH, UNKEPT, type Fault} from './site';
import {PHONE_PX, type Stage} from './stage';

/** Chunks of pages, whose names begin with eight hexadecimal digits. */
const PAGE_CHUNKS = /^\/assets\/js\/[0-9a-f]{8}\./;
const INDEX = /^\/assets\/search\/suggestions-/;

const answerWith =
  (body: string, type = 'application/json'): Fault =>
  (_request, response) =>
    void response.writeHead(200, {...UNKEPT, 'Content-Type': type}).end(body);

const INDEX_FAULTS: Readonly<Record<string, Fault>> = {
  ...FAULTS,
  'is truncated': answerWith('{"format":1,"pages":[["/modules/html/","HT'),
  'is of an old version': answerWith('{"format":0,"pages":[]}'),
};

const DENIED = `() => { throw new DOMException('denied', 'SecurityError'); }`;
const eachStorage = (property: string): string =>
  `for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, ${property});
  }`;

/** Scripts that make the storage of a page fail. */
const STORAGES: Readonly<Record<string, string>> = {
  'whose getter throws': eachStorage(`{get: ${DENIED}}`),
  'that cannot be read': `Storage.prototype.getItem = ${DENIED};`,
  'that cannot be written': `Storage.prototype.setItem = ${DENIED};`,
  'that is null': eachStorage('{value: null}'),
  'that answers garbage whatever it is told': `Storage.prototype.getItem = () => '<purple>{"';`,
};

/** A page with the portal in a frame that has an origin of its own, and what makes that frame tell. */
const SANDBOX = /^\/sandbox$/;
const sandbox = answerWith(
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox</title>
  <script src="${PROBE_PATH}"></script>
  <iframe title="portal" width="1200" height="800" sandbox="allow-scripts" src="${LESSON}"></iframe>`,
  'text/html',
);
const SANDBOX_TELLS = `
window.addEventListener('message', ({data}) =>
  document.documentElement.setAttribute('data-told', data));
if (window !== parent) {
  const page = document.documentElement;
  new MutationObserver((_changes, observer) => {
    if (page.dataset.hasHydrated === 'true') {
      observer.disconnect();
      new MutationObserver(() => parent.postMessage('alive and ' + page.dataset.theme, '*'))
        .observe(page, {attributeFilter: ['data-theme']});
      document.querySelector('[aria-label="toggle color mode"]').click();
    }
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}`;

/** A link that an author wrote by hand, at the beginning of the page, and a click on it. */
async function clickPlainLink({engine}: Stage, href: string): Promise<void> {
  await call(
    engine,
    (address: string) => {
      const link = document.createElement('a');
      link.href = address;
      link.id = 'plain';
      link.textContent = 'plain';
      document.querySelector('main')!.prepend(link);
    },
    href,
  );
  await click(engine, '#plain');
}

/** Rows R of the test matrix that hold in every engine. */
export function faultyJourneys(stage: Stage): void {
  const {openPortal, pathname, noFaults} = stage;
  const isAlive = () =>
    call(stage.engine, () => document.documentElement?.dataset.hasHydrated === 'true');
  // Later, since the answer is lost with the page that gives it.
  const goBack = () => call(stage.engine, () => void setTimeout(() => history.back()));

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`R1: a chunk that ${name} on a click: one reload, then the static page with a notice`, async () => {
      // On a phone no link to the next page is in view, so nothing of it is there yet.
      await stage.engine.resize(...PHONE_PX);
      await openPortal(LESSON);
      stage.portal.fail(PAGE_CHUNKS, fault);
      const before = stage.portal.asked(NEXT);
      await click(stage.engine, 'a[rel="next"]');
      await shows(stage.engine, NEXT_TITLE);
      await find(stage.engine, '[role="status"]', NOTICES.failed.text);
      assert.equal(stage.portal.asked(NEXT) - before, 1);
      assert.equal(await isAlive(), false);
      stage.portal.fail();
      await click(stage.engine, '[role="status"] button', NOTICES.failed.action);
      await eventually(isAlive, true);
      await shows(stage.engine, NEXT_TITLE);
      await takeFaults(stage.engine);
    });
  }

  test('R3: chunks that fail leave a readable page, a notice and links that work', async () => {
    stage.portal.fail(PAGE_CHUNKS);
    await stage.engine.goto(`${stage.portal.address}${LESSON}?afresh`);
    await shows(stage.engine, LESSON_TITLE);
    await find(stage.engine, '[role="status"]', NOTICES.failed.text);
    await click(stage.engine, 'a[rel="next"]');
    await shows(stage.engine, NEXT_TITLE);
    await takeFaults(stage.engine);
  });

  for (const [name, fault] of Object.entries(INDEX_FAULTS)) {
    test(`R8: a search index that ${name} says so, can be tried again, and the page lives on`, async () => {
      await openPortal(LESSON);
      stage.portal.fail(INDEX, fault);
      await click(stage.engine, '[role="combobox"]');
      await stage.engine.type('html');
      await find(stage.engine, 'button', 'Try again');
      stage.portal.fail();
      await click(stage.engine, 'button', 'Try again');
      await find(stage.engine, '[role="option"]');
      await stage.engine.press('Escape');
      await click(stage.engine, 'a[rel="next"]');
      await shows(stage.engine, NEXT_TITLE);
      await noFaults();
    });
  }

  for (const [name, script] of Object.entries(STORAGES)) {
    test(`R9: with a storage ${name} theme, course menu and navigation work in the session`, async () => {
      stage.portal.prepare(script);
      await openPortal('/mtm6130/');
      const {engine} = stage;
      const mode = () => call(engine, () => document.documentElement.dataset.theme ?? '');
      const other = (await mode()) === 'dark' ? 'light' : 'dark';
      await find(engine, 'header[data-navbar] a', 'MTM6130');
      await click(engine, 'header button', 'toggle color mode');
      await eventually(mode, other);
      await click(engine, 'header a', 'Modules');
      await eventually(pathname, '/modules/');
      await find(engine, 'header[data-navbar] a', 'MTM6130');
      assert.equal(await mode(), other);
      await noFaults();
    });
  }

  test('R9: in a sandboxed frame, which has no storage at all, the page lives', async () => {
    stage.portal.fail(SANDBOX, sandbox);
    stage.portal.prepare(SANDBOX_TELLS);
    const before = stage.portal.asked(PROBE_PATH);
    await stage.engine.goto(`${stage.portal.address}/sandbox`);
    await eventually(
      async () => (await stage.engine.frameText('iframe')).includes(LESSON_TITLE),
      true,
    );
    // WebKit takes “self” in a policy for the origin of such a frame, which is nobody’s: no script runs, the text stands.
    const runsScripts = stage.portal.asked(PROBE_PATH) > before + 1;
    if (runsScripts) {
      await hasAttribute(stage.engine, 'html', 'data-told', 'alive and dark');
    }
    await noFaults();
  });

  for (const hash of ['#100%', '#%E0%A4%A']) {
    test(`R11: the hash ${hash} crashes nothing: typed, clicked, or by Back`, async () => {
      await openPortal(`${LESSON}${hash}`);
      await clickPlainLink(stage, hash);
      await shows(stage.engine, LESSON_TITLE);
      await click(stage.engine, 'a[rel="next"]');
      await shows(stage.engine, NEXT_TITLE);
      await goBack();
      await shows(stage.engine, LESSON_TITLE);
      await noFaults();
    });
  }

  test('R11: a path that cannot be decoded is the 404 page: typed, clicked, or by Back', async () => {
    const bad = '/%E0%A4%A';
    await openPortal(bad);
    await shows(stage.engine, '404');
    await openPortal(LESSON);
    await clickPlainLink(stage, bad);
    await shows(stage.engine, '404');
    await eventually(isAlive, true);
    await openPortal(NEXT);
    await goBack();
    await shows(stage.engine, '404');
    await eventually(isAlive, true);
    await noFaults();
  });

  test('R18: the 404 page works at any depth', async () => {
    await openPortal('/mtm6130/');
    await openPortal('/a/b/c/d/e.html');
    await shows(stage.engine, '404');
    await click(stage.engine, 'main a', 'Take me home');
    await eventually(pathname, '/mtm6130/');
    await noFaults();
  });

  test('R20: of twenty clicks in two seconds the last one wins, and Back returns to the place', async () => {
    await openPortal(LESSON);
    const [last, title] = await stage.engine.evaluate<readonly [string, string]>(RAPID_CLICKS);
    await shows(stage.engine, title);
    await eventually(pathname, last);
    await open(stage.engine, `${stage.portal.address}${LESSON}`);
    const scrolled = () => call(stage.engine, () => Math.round(scrollY / 10));
    await call(stage.engine, () => scrollTo(0, 900));
    await eventually(scrolled, 90);
    // Examples that the reader has changed may move the text, and the place with it.
    const place = await call(stage.engine, () => {
      document.querySelector<HTMLElement>('a[rel="next"]')!.click();
      return Math.round(scrollY / 10);
    });
    assert.ok(place > 0);
    await shows(stage.engine, NEXT_TITLE);
    await eventually(scrolled, 0);
    await goBack();
    await shows(stage.engine, LESSON_TITLE);
    await eventually(scrolled, place);
    await call(stage.engine, () => history.forward());
    await shows(stage.engine, NEXT_TITLE);
    await noFaults();
  });
}
