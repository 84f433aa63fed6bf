import {SETTLE_LIMIT_MS} from '../../../data/runLimits';
import {createConsole} from '../../../lib/code/console';
import {installLessonTime} from '../../../lib/code/lessonTime';
import type {PreviewRequest} from '../protocol';
import {watchActions} from './actions';
import {createAssets} from './assets';
import {checkPage} from './checkPage';
import {composePage} from './composePage';
import {confine} from './confine';
import {addDarkCanvas} from './darkCanvas';
import {installDialogs} from './dialogs';
import {fillPage, type ScriptAddresses} from './fillPage';
import {watchAddress} from './history';
import {isBlank} from './isBlank';
import {describeError, type Scripts} from './locate';
import {createLoopGuard} from './loopGuard';
import {createModules} from './modules';
import {createNetwork} from './network';
import {Outbox} from './outbox';
import {keepColorsOnPaper} from './paperColors';
import {installPortal} from './portal';
import {type FramePort, openPort} from './port';
import {installStorage} from './storage';
import {countTimers} from './timers';
import {createXhr} from './xhr';

// The document of a preview. It receives one page, turns into it, and reports what happens in it.

const POLL_MS = 20;
const wait = window.setTimeout.bind(window);
const now = performance.now.bind(performance);

confine();
void openPort<PreviewRequest>().then((port) =>
  port.onRequest((request) => void show(request, port)),
);

async function show(
  request: PreviewRequest,
  {post, ask}: FramePort<PreviewRequest>,
): Promise<void> {
  const {assets: files, stored, check, isDark, isForPaper, atLessonTime} = request;
  const page = composePage(request.files, files);
  if (isDark) {
    addDarkCanvas(page.document);
  }
  if (isForPaper) {
    keepColorsOnPaper(page.document);
  }
  const supply = await ask({
    scripts: page.slots.map(({source}) => source),
    libraries: [...new Set([...request.libraries, ...page.libraries])],
  });
  const guard = createLoopGuard();
  const assets = createAssets(files);
  const scripts: ScriptAddresses = new Map();
  const outbox = new Outbox(post, wait);
  const note = (text: string) => post({kind: 'note', text});
  const network = createNetwork(files, note);
  installPortal(guard, createModules(request.modules, window as never), outbox);
  if (request.isContinued) {
    outbox.mute();
  }
  installStorage(stored, (values) => post({kind: 'stored', stored: values}));
  installDialogs({
    isAnswered: !isForPaper,
    onToggle: (open) => post({kind: 'dialog', open}),
    onClosed: (milliseconds) => guard.excuse(milliseconds),
  });
  if (atLessonTime) {
    installLessonTime(window, now);
  }
  Object.assign(window, {fetch: network.fetch, XMLHttpRequest: createXhr(network.fetch)});
  Object.assign(window.console, createConsole(outbox));
  const timers = countTimers(window, {withIntervals: false});

  for (const address of page.missing) {
    note(`Not loaded, as examples use no network: ${address}`);
  }
  for (const name of page.mistyped) {
    note(`The example has no file “${name}”. Compare the name with the tabs.`);
  }
  const text = assets.fill(fillPage(page, supply, request.scripts, scripts));
  document.open();
  // Opening a document removes the window's listeners, so they are added only now.
  watchErrors(scripts, files, post);
  watchActions(note);
  watchAddress(() => {
    note('The script changes the address of its page again and again, so the page was taken down.');
    post({kind: 'left'});
  });
  window.addEventListener('pagehide', () => {
    note('The script has left the page, which an example cannot: it has no other.');
    post({kind: 'left'});
  });
  window.addEventListener(
    'pointerdown',
    ({isTrusted}) => isTrusted && post({kind: 'pointer'}),
    true,
  );
  document.addEventListener('DOMContentLoaded', () => post({kind: 'drawn'}), {once: true});
  assets.watch();
  const settled = settle(() => timers.pending() + network.pending());
  document.write(text);
  document.close();
  void settled.then(async () => {
    const checks = check && [await checkPage(check, outbox.text)];
    outbox.flush();
    post({kind: 'done', checks, isBlank: isBlank(document) || undefined});
  });
}

function watchErrors(
  scripts: Scripts,
  files: PreviewRequest['assets'],
  post: FramePort<PreviewRequest>['post'],
): void {
  const report = (error: unknown, url?: string, line?: number) => {
    const name = (error as Error | undefined)?.name;
    const described = describeError(error, {url, line}, scripts, files);
    post({kind: 'error', error: described});
    if (name === 'LoopError') {
      post({kind: 'stopped', reason: 'loop'});
    }
  };
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) {
      report(event.error ?? {name: 'Error', message: event.message}, event.filename, event.lineno);
      event.preventDefault();
    }
  });
  window.addEventListener('unhandledrejection', (event) => {
    report(event.reason);
    event.preventDefault();
  });
}

/** Waits until the page has loaded and nothing is pending, up to a time limit. */
async function settle(pending: () => number): Promise<void> {
  const end = now() + SETTLE_LIMIT_MS;
  await new Promise<void>((resolve) => {
    window.addEventListener('load', () => resolve(), {once: true});
    wait(resolve, SETTLE_LIMIT_MS);
  });
  let quiet = 0;
  const enough = 2;
  while (quiet < enough && now() < end) {
    await new Promise((resolve) => wait(resolve, POLL_MS));
    quiet = pending() === 0 ? quiet + 1 : 0;
  }
}
