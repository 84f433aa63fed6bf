import assert from 'node:assert/strict';
import {after, afterEach, before, describe, test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {NEVER_ENDS} from '../../src/data/runTexts';
import type {ExampleBlock} from '../../src/lessons/blockTypes';
import {eventually} from '../helpers/eventually';
import {GALLERY, galleryBlocks} from '../helpers/gallerySite';
import {LESSON} from '../helpers/reader';
import type {Engine, StartEngine} from './engine';
import {call, click, find, open, shows, takeFaults} from './reader';
import {serveSite, type Site} from './site';

const PHONE_PX = [480, 844] as const;
const DESKTOP_PX = [1280, 900] as const;

/** The languages whose examples run in every engine. */
const LANGUAGES = ['html', 'js', 'jsx', 'vue', 'sql'] as const;

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

/** What readers do, in one engine. `GALLERY_BUILD` names the built gallery (scripts/test-engines.ts). */
export function journeysIn(name: string, start: StartEngine): void {
  describe(name, () => {
    let engine: Engine;
    let portal: Site;
    let gallery: Site;
    before(async () => {
      portal = await serveSite('build');
      gallery = await serveSite(process.env.GALLERY_BUILD!);
      engine = await start();
      await engine.resize(...DESKTOP_PX);
    });
    after(async () => {
      await engine.close();
      portal.close();
      gallery.close();
    });
    afterEach(() => portal.refuse(() => false));

    const openPortal = (path: string) => open(engine, `${portal.address}${path}`);
    const pathname = () => call(engine, () => location.pathname);
    /** Firefox also tells of chunks that were under way when the next page was asked for. */
    const takeRealFaults = async () =>
      (await takeFaults(engine)).filter((text) => !text.includes('ChunkLoadError'));
    const noFaults = async () => assert.deepEqual(await takeRealFaults(), []);
    const finished = (id: string) => find(engine, `[data-block="${id}"][data-run="done"]`);
    /** The editor stands in a shadow root of its own, and takes the focus. */
    const edit = async (block: string) => {
      await click(engine, `${block} button`, 'Edit');
      await eventually(
        () =>
          call(engine, () =>
            document.activeElement?.shadowRoot?.activeElement?.getAttribute('role'),
          ),
        'textbox',
      );
      await engine.press('Control+a');
    };

    test('a lesson is found by the search', async () => {
      await openPortal('/');
      await click(engine, '[role="combobox"]');
      await engine.type('html lists');
      await find(engine, '[role="option"]', 'HTML Lists');
      await engine.press('Enter');
      await shows(engine, 'HTML Lists');
      assert.equal(await pathname(), LESSON);
      await noFaults();
    });

    test('a week leads to its lessons, and one lesson to the next', async () => {
      await openPortal('/mtm6130/');
      await click(engine, 'main a', 'Get Started');
      await click(engine, 'main a', 'HTML Lists');
      await shows(engine, 'HTML Lists');
      await click(engine, 'a[rel="next"]');
      await shows(engine, 'HTML Images');
      await noFaults();
    });

    test('an example runs, is changed, and runs again', async () => {
      await openPortal(LESSON);
      const block = '[data-block="snacks"]';
      const result = () => engine.frameText(`${block} iframe`);
      await click(engine, `${block} button`, 'Run');
      await finished('snacks');
      await eventually(async () => (await result()).includes('Popcorn'), true);
      await edit(block);
      await engine.type('<p>mine');
      await engine.press('Control+Enter');
      await eventually(async () => (await result()).trim(), 'mine');
      await noFaults();
    });

    test('a task is not done at its start, and done with its solution', async () => {
      await openPortal(LESSON);
      const task = '[aria-label="Task: Give the workshop its order"]';
      const says = (text: string) => find(engine, `${task} *`, text);
      await click(engine, `${task} button`, 'Check');
      await says('Not yet: Use an ol for steps');
      await click(engine, `${task} summary`, 'Solution');
      const solution = await find(engine, `${task} details[open] code`);
      const text = await call(
        engine,
        (css: string) => document.querySelector<HTMLElement>(css)!.innerText,
        solution,
      );
      await edit(task);
      await call(engine, (code: string) => document.execCommand('insertText', false, code), text);
      await click(engine, `${task} button`, 'Check');
      await says('The check passes. Well done.');
      await noFaults();
    });

    test('the colour switch works and is remembered', async () => {
      await openPortal('/');
      const mode = () => call(engine, () => document.documentElement.dataset.theme ?? '');
      const first = await mode();
      const other = first === 'dark' ? 'light' : 'dark';
      await click(engine, 'header button', 'toggle color mode');
      await eventually(mode, other);
      await openPortal(LESSON);
      assert.equal(await mode(), other);
      await click(engine, 'header button', 'toggle color mode');
      await eventually(mode, first);
      await noFaults();
    });

    test('A5: the phone menu opens by keyboard, leads on, and closes', async () => {
      await engine.resize(...PHONE_PX);
      await openPortal('/modules/html/');
      const toggle = 'header [aria-controls="drawer"]';
      const isOpen = () =>
        call(
          engine,
          (css: string) => document.querySelector(css)!.getAttribute('aria-expanded'),
          toggle,
        );
      await call(
        engine,
        (css: string) => document.querySelector<HTMLElement>(css)!.focus(),
        toggle,
      );
      await engine.press('Enter');
      await eventually(isOpen, 'true');
      await engine.press('Escape');
      await eventually(isOpen, 'false');
      await click(engine, toggle);
      await eventually(isOpen, 'true');
      await click(engine, '#drawer a', 'HTML Images');
      await shows(engine, 'HTML Images');
      await eventually(isOpen, 'false');
      await engine.resize(...DESKTOP_PX);
      await noFaults();
    });

    test('A6: after a navigation focus is at the start of the page', async () => {
      await openPortal(LESSON);
      await click(engine, 'a[rel="next"]');
      await shows(engine, 'HTML Images');
      await eventually(() => call(engine, () => document.activeElement?.tagName), 'MAIN');
      await noFaults();
    });

    const {examples} = galleryBlocks();
    for (const language of LANGUAGES) {
      test(`an example in ${language} runs`, async () => {
        const example = examples.find(
          ({runner, mode, loops}) => runner === language && mode === 'run' && !loops,
        )!;
        await open(engine, `${gallery.address}${GALLERY}`);
        const block = `[data-block="${example.id}"]`;
        await click(engine, `${block} button`, 'Run');
        await finished(example.id);
        await eventually(
          async () => (await resultOf(engine, example)).includes(promised(example)),
          true,
        );
        await noFaults();
      });
    }

    for (const {id, runner} of examples.filter(({loops}) => loops)) {
      test(`an example in ${runner} that never ends is stopped, and the page goes on`, async () => {
        await open(engine, `${gallery.address}${GALLERY}`);
        const block = `[data-block="${id}"]`;
        await find(engine, `${block} div[aria-live]`, NEVER_ENDS);
        await click(engine, `${block} button`, 'Run');
        await finished(id);
        await find(engine, `${block} div[aria-live]`, 'Stopped: ');
        await edit(block);
        await noFaults();
      });
    }

    test('S1: no page of the sample breaks the policy', async () => {
      for (const path of POLICY_PAGES) {
        await openPortal(path);
      }
      // Leaving a page stops what it was loading, which WebKit tells of too.
      const forbidden = (await takeFaults(engine)).filter((text) => text.includes('forbids'));
      assert.deepEqual(forbidden, []);
    });

    test('S4: handlers and scripts that get into a page do not run', async () => {
      await openPortal('/');
      await call(engine, () => {
        const box = document.createElement('div');
        box.innerHTML =
          '<img src=x onerror="window.injected=1"><svg onload="window.injected=1"></svg>';
        document.body.append(box);
        const script = document.createElement('script');
        script.textContent = 'window.injected=1';
        document.body.append(script);
      });
      const forbidden: string[] = [];
      await eventually(async () => {
        forbidden.push(...(await takeFaults(engine)));
        return forbidden.some((text) => text.includes('script-src'));
      }, true);
      assert.equal(await call(engine, () => 'injected' in window), false);
      await openPortal('/');
      await takeFaults(engine);
    });

    test('R3: chunks that fail leave a readable page, a notice and links that work', async () => {
      portal.refuse(({url}) => /\/assets\/js\/[0-9a-f]{8}\./.test(url ?? ''));
      await engine.goto(`${portal.address}${LESSON}?afresh`);
      await shows(engine, 'HTML Lists');
      await find(engine, '[role="status"]', NOTICES.failed.text);
      await click(engine, 'a[rel="next"]');
      await shows(engine, 'HTML Images');
      await takeFaults(engine);
    });

    for (const hash of ['#100%', '#%E0%A4%A']) {
      test(`R11: the hash ${hash} crashes nothing`, async () => {
        await openPortal(`${LESSON}${hash}`);
        await click(engine, 'a[rel="next"]');
        await shows(engine, 'HTML Images');
        await noFaults();
      });
    }

    test('R18: the 404 page works at any depth', async () => {
      await openPortal('/mtm6130/');
      await openPortal('/a/b/c/d/e.html');
      await shows(engine, '404');
      await click(engine, 'main a', 'Take me home');
      await eventually(pathname, '/mtm6130/');
      await noFaults();
    });
  });
}

/** The last line that a script prints, or what the pages and components of the gallery show. */
function promised({runner, output}: ExampleBlock): string {
  if (output !== undefined && output.lang !== 'html') {
    return output.text.split('\n').at(-1)!;
  }
  return runner === 'html' ? 'The Lighthouse Keepers' : 'Taken: 0';
}

function resultOf(engine: Engine, {id, preview}: ExampleBlock): Promise<string> {
  const block = `[data-block="${id}"]`;
  return preview
    ? engine.frameText(`${block} iframe`)
    : call(
        engine,
        (css: string) => document.querySelector(css)?.textContent ?? '',
        `${block} div[aria-live]`,
      );
}
