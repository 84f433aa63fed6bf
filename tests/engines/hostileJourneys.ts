import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually} from '../helpers/eventually';
import {HOSTILE, MARKUP, WIDGETS} from '../helpers/gallerySite';
import {WORKERS, lureAddress} from '../helpers/hostileLesson';
import {reachedLure} from '../helpers/lure';
import {call, click, find, shows, takeFaults} from './reader';
import type {Stage} from './stage';

const POLICY_PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/mtm6130/labs/html-fundamentals.html',
  '/modules/',
  '/modules/css/css-box-model/',
  '/search/?q=html',
  '/nope/',
];

const IMAGE = '<img src=x onerror="window.isHit=1">';
/** Headings of the lesson at {@link MARKUP}: a word that finds each, and text of it that would do harm. */
const HEADINGS = [
  {word: 'onerror', text: `Using ${IMAGE}`, markup: IMAGE},
  {word: 'after', text: 'After </script>', markup: '</script>'},
  {word: 'why', text: 'Why &amp; is not "', markup: '&amp;'},
] as const;

/** Rows S of the test matrix that hold in every engine. */
export function hostileJourneys(stage: Stage): void {
  const {openPortal, openGallery, noFaults} = stage;
  const isHit = () => call(stage.engine, () => 'isHit' in window);
  const forbidden = async (directive: string) => {
    const heard: string[] = [];
    await eventually(async () => {
      heard.push(...(await takeFaults(stage.engine)));
      return heard.some((text) => text.includes(directive));
    }, true);
    return heard;
  };

  test('row S1: no page of the sample breaks the policy', async () => {
    for (const path of POLICY_PAGES) {
      await openPortal(path);
    }
    // Leaving a page stops what it was loading, which WebKit tells of too.
    const violations = (await takeFaults(stage.engine)).filter((text) => text.includes('forbids'));
    assert.deepEqual(violations, []);
  });

  test('row S4: handlers and scripts that get into a page do not run', async () => {
    await openPortal('/');
    await call(stage.engine, () => {
      const box = document.createElement('div');
      box.innerHTML = '<img src=x onerror="window.isHit=1"><svg onload="window.isHit=1"></svg>';
      document.body.append(box);
      const script = document.createElement('script');
      script.textContent = 'window.isHit=1';
      document.body.append(script);
    });
    await forbidden('script-src');
    assert.equal(await isHit(), false);
    await openPortal('/');
    await takeFaults(stage.engine);
  });

  test('row S5: headings that look like markup are text in page, search and full text', async () => {
    const {engine} = stage;
    await openGallery(MARKUP);
    await shows(engine, 'Headings that <look> like markup');
    const search = async (query: string, row: string) => {
      await click(engine, '[role="combobox"]');
      await engine.type(query);
      await find(engine, '[role="option"]', row);
      await engine.press('Escape');
    };
    for (const {word, text, markup} of HEADINGS) {
      await search(word, `Headings that <look> like markup> ${text}`);
      await search(markup, `Search all text for “${markup}”`);
    }
    for (const {text, markup} of HEADINGS) {
      await openGallery(`/search/?q=${encodeURIComponent(markup)}`);
      await find(engine, 'main a', 'Headings that <look> like markup');
      await find(engine, 'main a', text);
    }
    assert.equal(await call(engine, () => document.querySelectorAll('img[src="x"]').length), 0);
    assert.equal(await isHit(), false);
    await noFaults();
  });

  test('row S6: a frame of a host off the list is blocked, and every frame has a link beside it', async () => {
    const {engine} = stage;
    await openGallery(WIDGETS);
    await call(engine, () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    });
    const heard = await forbidden('frame-src');
    assert.deepEqual(
      heard.filter((text) => !/frame-src forbids https:\/\/evil\.example/.test(text)),
      [],
    );
    for (const title of ['Loading dots', 'Flexbox in five minutes']) {
      await find(engine, 'main a', `${title} on `);
    }
  });
}

/** What examples and checks of the lesson at {@link HOSTILE} try, in every engine. */
export function confinementJourneys(stage: Stage): void {
  const {openGallery} = stage;
  const run = async (id: string) => {
    await openGallery(HOSTILE);
    await click(stage.engine, `[data-block="${id}"] button`, 'Run');
    await find(stage.engine, `[data-block="${id}"][data-run="done"]`);
  };
  const says = async (id: string, text: string) =>
    eventually(
      async () =>
        (
          await call(
            stage.engine,
            (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '',
            `[data-block="${id}"]`,
          )
        )
          .replace(/\s+/g, ' ')
          .includes(text),
      true,
    );

  for (const {language} of WORKERS) {
    test(`a check in the worker of ${language} finds no way out`, async () => {
      await openGallery(HOSTILE);
      const task = `[aria-label="Task: Ways out of ${language}"]`;
      await click(stage.engine, `${task} button`, 'Check');
      await find(stage.engine, `${task} *`, 'The check passes.');
      assert.deepEqual(await reachedLure(lureAddress()), []);
    });
  }

  test('a script in the console finds no way out', async () => {
    await run('script');
    await says('script', '[]');
    assert.deepEqual(await reachedLure(lureAddress()), []);
  });

  test('PHP has no bridge to JavaScript on a later request', async () => {
    await run('bridge');
    await says('bridge', 'Output --- GET /?step=1 no bridge --- GET /?step=2 no bridge');
  });

  test('a preview has no WebRTC, and a frame in it runs no script', async () => {
    await run('webrtc');
    await eventually(
      async () => (await stage.engine.frameText('[data-block="webrtc"] iframe')).trim(),
      'undefined after a while',
    );
  });

  test('a preview cannot take the keyboard away from the portal', async () => {
    await run('focus');
    // Chromium and Firefox let a frame take it, until it is taken down; WebKit does not. Who was typing clicks again.
    await eventually(async () => {
      await click(stage.engine, '[role="combobox"]');
      await stage.engine.type('grid');
      return await call(stage.engine, () =>
        document.querySelector<HTMLInputElement>('[role="combobox"]')!.value.endsWith('grid'),
      );
    }, true);
  });

  test('a preview adds next to nothing to the history of the tab', async () => {
    await openGallery(HOSTILE);
    const length = () => call(stage.engine, () => history.length);
    const first = await length();
    await click(stage.engine, '[data-block="history"] button', 'Run');
    await says('history', 'was taken down');
    assert.ok((await length()) - first <= MOST_STEPS);
  });

  test('a preview that goes to another site reaches no one', async () => {
    await run('leaves');
    // Chromium puts its own page of an error there, Firefox leaves all as it is.
    await eventually(async () => {
      const left = '[data-block="leaves"] iframe';
      const isThere = await call(
        stage.engine,
        (css: string) => document.querySelector(css) !== null,
        left,
      );
      return !isThere || (await stage.engine.frameText(left)).trim() === 'leaves';
    }, true);
    assert.deepEqual(await reachedLure(lureAddress()), []);
  });

  test('a preview that goes to a page of the portal is taken down', async () => {
    await run('portal');
    await says('portal', 'The script has left the page');
    const frames = await call(
      stage.engine,
      () => document.querySelectorAll('[data-block="portal"] iframe').length,
    );
    assert.equal(frames, 0);
  });

  test('a script that closes its worker keeps its output', async () => {
    await run('close');
    await says('close', 'kept');
  });
}

/** Steps that a preview may take before it is taken down. */
const MOST_STEPS = 10;
