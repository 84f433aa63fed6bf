import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {NEVER_ENDS} from '../../src/data/runTexts';
import type {ExampleBlock} from '../../src/blocks/types';
import {eventually} from '../helpers/eventually';
import {GALLERY, galleryBlocks, LISTS} from '../helpers/gallerySite';
import {startOf} from '../helpers/lessons';
import {LESSON, LESSON_TITLE, NEXT_TITLE} from '../helpers/reader';
import type {Engine, StartEngine} from './engine';
import {faultyJourneys} from './faultyJourneys';
import {confinementJourneys, hostileJourneys} from './hostileJourneys';
import {keyboardJourneys} from './keyboardJourneys';
import {call, click, find, shows} from './reader';
import {readerJourneys} from './readerJourneys';
import {savedCourseJourneys} from './savedCourseJourneys';
import {PHONE_PX, Stage} from './stage';

/** The languages whose examples run in every engine. */
const LANGUAGES = ['html', 'js', 'jsx', 'vue', 'sql', 'php'] as const;

/** What readers do, and what they meet, in one engine. */
export function journeysIn(name: string, start: StartEngine): void {
  describe(name, () => {
    const stage = new Stage(start);
    plainJourneys(stage);
    keyboardJourneys(stage);
    readerJourneys(stage);
    faultyJourneys(stage);
    hostileJourneys(stage);
    confinementJourneys(stage);
    describe('with a saved course', () => savedCourseJourneys(stage));
  });
}

function plainJourneys(stage: Stage): void {
  const {openPortal, openGallery, pathname, noFaults} = stage;
  const finished = (id: string) => find(stage.engine, `[data-block="${id}"][data-run="done"]`);
  /** The editor stands in a shadow root of its own, and takes the focus. */
  const edit = async (block: string) => {
    await click(stage.engine, `${block} button`, 'Edit');
    await eventually(
      () =>
        call(stage.engine, () =>
          document.activeElement?.shadowRoot?.activeElement?.getAttribute('role'),
        ),
      'textbox',
    );
    await stage.engine.press('Control+a');
  };

  test('a lesson is found by the search', async () => {
    await openPortal('/');
    await click(stage.engine, '[role="combobox"]');
    await stage.engine.type(LESSON_TITLE);
    await find(stage.engine, '[role="option"]', LESSON_TITLE);
    await stage.engine.press('Enter');
    await shows(stage.engine, LESSON_TITLE);
    assert.equal(await pathname(), LESSON);
    await noFaults();
  });

  test('a week leads to its lessons, and one lesson to the next', async () => {
    await openPortal('/mtm6130/');
    await click(stage.engine, 'main a', startOf('/mtm6130/'));
    await click(stage.engine, 'main a', LESSON_TITLE);
    await shows(stage.engine, LESSON_TITLE);
    await click(stage.engine, 'a[rel="next"]');
    await shows(stage.engine, NEXT_TITLE);
    await noFaults();
  });

  test('an example runs, is changed, and runs again', async () => {
    await openGallery(LISTS);
    const block = '[data-block="snacks"]';
    // The page of the next run waits beside the one that is shown until it has been drawn.
    const result = () => stage.engine.frameText(`${block} iframe:not([data-coming])`);
    await click(stage.engine, `${block} button`, 'Run');
    await finished('snacks');
    await eventually(async () => (await result()).includes('Popcorn'), true);
    await edit(block);
    await stage.engine.type('<p>mine');
    await stage.engine.press('Control+Enter');
    await eventually(async () => (await result()).trim(), 'mine');
    await noFaults();
  });

  test('a task is not done at its start, and done with its solution', async () => {
    await openGallery(LISTS);
    const task = '[aria-label="Task: Give the workshop its order"]';
    const says = (text: string) => find(stage.engine, `${task} *`, text);
    await click(stage.engine, `${task} button`, 'Check');
    await says('Not yet: Use an ol for steps');
    await click(stage.engine, `${task} summary`, 'Solution');
    const solution = await find(stage.engine, `${task} details[open] code`);
    const text = await call(
      stage.engine,
      (css: string) => document.querySelector<HTMLElement>(css)!.innerText,
      solution,
    );
    await edit(task);
    await call(
      stage.engine,
      (code: string) => document.execCommand('insertText', false, code),
      text,
    );
    await click(stage.engine, `${task} button`, 'Check');
    await says('The check passes. Well done.');
    await noFaults();
  });

  test('the colour switch works and is remembered', async () => {
    await openPortal('/');
    const mode = () => call(stage.engine, () => document.documentElement.dataset.theme ?? '');
    const first = await mode();
    const other = first === 'dark' ? 'light' : 'dark';
    await click(stage.engine, 'header button', 'toggle color mode');
    await eventually(mode, other);
    await openPortal(LESSON);
    assert.equal(await mode(), other);
    await click(stage.engine, 'header button', 'toggle color mode');
    await eventually(mode, first);
    await noFaults();
  });

  test('row A5: the phone menu opens by keyboard, leads on, and closes', async () => {
    await stage.engine.resize(...PHONE_PX);
    await openPortal('/modules/html/');
    const toggle = 'header [aria-controls="drawer"]';
    const isOpen = () =>
      call(
        stage.engine,
        (css: string) => document.querySelector(css)!.getAttribute('aria-expanded'),
        toggle,
      );
    await call(
      stage.engine,
      (css: string) => document.querySelector<HTMLElement>(css)!.focus(),
      toggle,
    );
    await stage.engine.press('Enter');
    await eventually(isOpen, 'true');
    await stage.engine.press('Escape');
    await eventually(isOpen, 'false');
    await click(stage.engine, toggle);
    await eventually(isOpen, 'true');
    await click(stage.engine, '#drawer a', NEXT_TITLE);
    await shows(stage.engine, NEXT_TITLE);
    await eventually(isOpen, 'false');
    await noFaults();
  });

  const {examples} = galleryBlocks();
  for (const language of LANGUAGES) {
    test(`an example in ${language} runs`, async () => {
      const example = examples.find(
        ({runner, mode, loops}) => runner === language && mode === 'run' && !loops,
      )!;
      await openGallery(GALLERY);
      const block = `[data-block="${example.id}"]`;
      await click(stage.engine, `${block} button`, 'Run');
      await finished(example.id);
      await eventually(
        async () => (await resultOf(stage.engine, example)).includes(promised(example)),
        true,
      );
      await noFaults();
    });
  }

  test('a terminal goes on after its run, completes names and keeps its state', async () => {
    await openGallery(GALLERY);
    const block = '[data-block="zine"]';
    await click(stage.engine, `${block} button`, 'Run');
    const field = `${block} form input`;
    const line = () =>
      call(
        stage.engine,
        (css: string) => document.querySelector<HTMLInputElement>(css)!.value,
        field,
      );
    await click(stage.engine, field);
    await stage.engine.type('cat fi');
    await stage.engine.press('Tab');
    await eventually(line, 'cat films.txt ');
    await stage.engine.press('Enter');
    await find(stage.engine, `${block} [role="log"] .l`, 'Night Ferry');
    await stage.engine.press('ArrowUp');
    await eventually(line, 'cat films.txt ');
    await noFaults();
  });

  for (const {id, runner} of examples.filter(({loops}) => loops)) {
    test(`an example in ${runner} that never ends is stopped, and the page goes on`, async () => {
      await openGallery(GALLERY);
      const block = `[data-block="${id}"]`;
      await find(stage.engine, `${block} div[aria-live]`, NEVER_ENDS);
      await click(stage.engine, `${block} button`, 'Run');
      await finished(id);
      await find(stage.engine, `${block} div[aria-live]`, 'Stopped: ');
      await edit(block);
      await noFaults();
    });
  }
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
