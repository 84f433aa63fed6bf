import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually} from '../helpers/eventually';
import {MARKUP, WIDGETS} from '../helpers/gallerySite';
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
