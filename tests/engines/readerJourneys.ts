import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {MY_PORTAL} from '../../src/data/readerTexts';
import {eventually} from '../helpers/eventually';
import {LESSON} from '../helpers/reader';
import {call, click, find, hasAttribute} from './reader';
import type {Stage} from './stage';

const DONE = '[aria-label="Your progress"] [aria-pressed]';
const PRESSED = 'aria-pressed';
const NOTE = '<b>mine</b>';
/** Most of its previews need their script. */
const SCRIPTED = '/modules/js/js-dom/finding-html-elements.html';

const FULL = `Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};`;
const BLOCKED = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {get: () => {
    throw new DOMException('denied', 'SecurityError');
  }});
}`;

/** What a reader leaves on the device, in every engine. */
export function readerJourneys(stage: Stage): void {
  const {openPortal, noFaults} = stage;
  const isDone = (value: 'true' | 'false') => hasAttribute(stage.engine, DONE, PRESSED, value);
  const clickDone = async () => click(stage.engine, DONE, 'Mark as done');
  const forget = () => call(stage.engine, () => localStorage.clear());

  test('a lesson is marked as done, stays so, and is taken back', async () => {
    await openPortal(LESSON);
    await forget();
    await openPortal(LESSON);
    await clickDone();
    await isDone('true');
    await openPortal(LESSON);
    await isDone('true');
    await find(stage.engine, `#drawer a[href="${LESSON}"][data-done]`);
    await clickDone();
    await isDone('false');
    await noFaults();
  });

  test('a note is exported, and imported in another profile', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    await click(engine, '[aria-label="Your progress"] button', 'Bookmark or note');
    await click(engine, 'dialog[open] textarea');
    await engine.type(NOTE);
    await find(engine, 'dialog[open] [role="status"]', 'Saved.');
    await openPortal(MY_PORTAL);
    await call(engine, () => {
      // The file goes to the test instead of the disk.
      HTMLAnchorElement.prototype.click = () => undefined;
      URL.createObjectURL = (blob) => {
        void (blob as Blob).text().then((text) => {
          document.documentElement.dataset.saved = text;
        });
        return 'blob:saved';
      };
    });
    await click(engine, 'main button', 'Save as a file');
    const saved = () => call(engine, () => document.documentElement.dataset.saved ?? '');
    await eventually(async () => (await saved()).includes(NOTE), true);
    const text = await saved();
    await forget();
    await openPortal(MY_PORTAL);
    await find(engine, 'main p', 'Nothing here yet.');
    await call(
      engine,
      (content: string) => {
        const files = new DataTransfer();
        files.items.add(new File([content], 'export.json', {type: 'application/json'}));
        const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
        input.files = files.files;
        input.dispatchEvent(new Event('change', {bubbles: true}));
      },
      text,
    );
    await find(engine, 'dialog[open] summary', 'Notes: 1');
    await click(engine, 'dialog[open] button', 'Add');
    await find(engine, 'main li p', NOTE);
    assert.equal(await call(engine, () => document.querySelector('main b')), null);
    await noFaults();
  });

  test('what another tab does is seen at once', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    await forget();
    await openPortal(LESSON);
    await isDone('false');
    await call(
      engine,
      (path: string) => {
        // An empty frame has the same storage, and is another document.
        const other = document.body.appendChild(document.createElement('iframe'));
        const data = {version: 1, done: {[path]: {at: 1}}};
        other.contentWindow!.localStorage.setItem('reader', JSON.stringify(data));
      },
      LESSON,
    );
    await isDone('true');
    await forget();
    await noFaults();
  });

  test('previews that need a script are pictures in the print view', async () => {
    const {engine} = stage;
    await openPortal(`/print/?page=${SCRIPTED}`);
    await find(engine, '[data-print="ready"]');
    const {pictures, notes} = await call(engine, () => ({
      pictures: document.querySelectorAll('.paper [data-paper-run] iframe').length,
      notes: document.querySelectorAll('.paper .paper-note').length,
    }));
    assert.ok(pictures > 2, `${pictures} previews have run`);
    assert.equal(notes, 0);
    const first = await find(engine, '.paper [data-paper-run] iframe');
    assert.match(await engine.frameText(first), /Comet, \$18/);
    await noFaults();
  });

  for (const [name, script] of Object.entries({full: FULL, blocked: BLOCKED})) {
    test(`R9: with a storage that is ${name} marks last for the session, and a notice says so`, async () => {
      stage.portal.prepare(script);
      await openPortal(LESSON);
      await clickDone();
      await isDone('true');
      await find(stage.engine, '.notice', NOTICES.unkept.text);
      await noFaults();
    });
  }
}
