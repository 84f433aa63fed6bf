import {createConsole} from '../../../lib/code/console';
import {installLessonTime} from '../../../lib/code/lessonTime';
import {hideStorage} from '../../hideStorage';
import type {ConsoleRequest, FrameScript, FromFrame} from '../protocol';
import {scriptAddress} from './blobs';
import {describeError} from './locate';
import {createLoopGuard} from './loopGuard';
import {createModules} from './modules';
import {createNetwork} from './network';
import {Outbox} from './outbox';
import {installPortal} from './portal';
import {createStorage} from './storage';
import {countTimers} from './timers';
import {createXhr} from './xhr';

// Console examples run here, because a worker can be terminated from outside at any time.

const POLL_MS = 20;
const QUIET_POLLS = 2;
const wait = self.setTimeout.bind(self);
const repeat = self.setInterval.bind(self);
const now = performance.now.bind(performance);
const load = (self as unknown as {importScripts(address: string): void}).importScripts.bind(self);
const post = self.postMessage.bind(self) as (message: FromFrame | WorkerMessage) => void;

/** Messages that only the worker's document handles. */
export type WorkerMessage =
  /** Nothing is pending. Contains all output, for the check. */
  | {readonly kind: 'finished'; readonly output: string}
  /** The worker is still responsive. */
  | {readonly kind: 'alive'};

self.onmessage = ({data}: MessageEvent<ConsoleRequest>) => {
  self.onmessage = null;
  run(data).catch((error: unknown) =>
    post({kind: 'error', error: describeError(error, {}, new Map())}),
  );
};

async function run(request: ConsoleRequest): Promise<void> {
  const {scripts, isContinued, assets, modules, atLessonTime} = request;
  const addresses = new Map<string, FrameScript>();
  const outbox = new Outbox(post, wait);
  const network = createNetwork(assets, (text) => post({kind: 'note', text}));
  installPortal(createLoopGuard(), createModules(modules, self as never), outbox);
  if (isContinued) {
    outbox.mute();
  }
  hideWorkers();
  hideStorage();
  if (atLessonTime) {
    installLessonTime(self, now);
  }
  let isClosed = false;
  replaceClose(() => {
    isClosed = true;
  });
  Object.assign(self, {
    fetch: network.fetch,
    XMLHttpRequest: createXhr(network.fetch),
    console: createConsole(outbox),
    window: self,
    global: self,
    localStorage: createStorage(new Map(), () => undefined),
    sessionStorage: createStorage(new Map(), () => undefined),
  });
  const timers = countTimers(self, {withIntervals: true});
  let hasFailed = false;
  const report = (error: unknown, url?: string, line?: number) => {
    hasFailed = true;
    outbox.flush();
    post({kind: 'error', error: describeError(error, {url, line}, addresses)});
  };
  self.addEventListener('error', (event) => {
    event.preventDefault();
    report(event.error ?? {name: 'Error', message: event.message}, event.filename, event.lineno);
  });
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason);
  });
  repeat(() => post({kind: 'alive'}), ALIVE_MS);

  // Not caught here: if the thrown value is not an Error, only an uncaught one is reported with its location.
  await new Promise<void>((resolve) =>
    wait(() => {
      try {
        for (const script of scripts) {
          const address = scriptAddress(script.code);
          addresses.set(address, script);
          load(address);
        }
      } finally {
        resolve();
      }
    }),
  );
  await quiet(() => (hasFailed || isClosed ? 0 : timers.pending() + network.pending()));
  outbox.flush();
  post({kind: 'finished', output: outbox.text});
}

const ALIVE_MS = 200;

/** A nested worker could outlive the example. */
function hideWorkers(): void {
  for (const name of ['Worker', 'SharedWorker']) {
    Object.defineProperty(self, name, {value: undefined});
  }
}

/** A worker that closes itself would lose the output that it has not sent yet. */
function replaceClose(value: () => void): void {
  for (const scope of [self, Object.getPrototypeOf(self) as object]) {
    Object.defineProperty(scope, 'close', {value});
  }
}

async function quiet(pending: () => number): Promise<void> {
  for (let polls = 0; polls < QUIET_POLLS;) {
    await new Promise((resolve) => wait(resolve, POLL_MS));
    polls = pending() === 0 ? polls + 1 : 0;
  }
}
