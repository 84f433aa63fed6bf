import {after, before, test} from 'node:test';
import type {Server} from 'node:http';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {OFFLINE_TEXTS} from '../../src/data/offlineTexts';
import {OFFLINE_TITLES} from '../../src/data/offlineTitles';
import {eventually} from '../helpers/eventually';
import {titleOf} from '../helpers/lessons';
import {LESSON, LESSON_TITLE} from '../helpers/reader';
import {call, click, find, open, shows} from './reader';
import type {Stage} from './stage';

const COURSE = '/mtm6130/';
const TERMINAL = '/modules/cmd/navigation-3.html';

/** A course is saved, and then read without a network. */
export function savedCourseJourneys(stage: Stage): void {
  let server: Server;
  let address: string;
  let isCut = false;
  before(async () => {
    // The files as they are: what the stage's site adds to pages would not be what the list of files says.
    server = createStaticServer('build', {
      intercept: ({socket}) => {
        if (isCut) {
          socket.destroy();
        }
        return isCut;
      },
    });
    address = await listen(server);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const isSaved = () =>
    call(stage.engine, () =>
      /^Saved on/.test(document.querySelector('details [role="status"]')?.textContent ?? ''),
    );
  const arrived = () =>
    call(stage.engine, () => document.querySelector('details progress')?.getAttribute('value'));

  test('a saved course opens and runs without a network', async () => {
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
    isCut = true;
    server.closeAllConnections();
    await open(stage.engine, address + LESSON);
    await shows(stage.engine, LESSON_TITLE);
    await click(stage.engine, '[data-block] button', 'Run');
    await find(stage.engine, '[data-run="done"] iframe[src*="/runner/preview"]');
    await open(stage.engine, address + TERMINAL);
    await shows(stage.engine, titleOf(TERMINAL));
    await click(stage.engine, '[data-block] button', 'Run');
    await find(stage.engine, '[data-run="done"]');
  });
}
