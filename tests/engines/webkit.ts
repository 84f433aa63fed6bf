import {spawn, type ChildProcess} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {findProgram} from '../../scripts/lib/debianProgram';
import type {Engine, Key} from './engine';
import {freePort} from './freePort';

const PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const BROWSERS = ['4.1', '4.0', '6.0'].map((version) =>
  ['/usr/lib', 'x86_64-linux-gnu', `webkit2gtk-${version}`, 'MiniBrowser'].join('/'),
);
/** Name under which WebDriver hands elements over (W3C WebDriver §11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_PATIENCE_MS = 30_000;

const KEY_CODES: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: '\uE00D',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Control: '\uE009',
  a: 'a',
};

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
type Reference = Readonly<Record<typeof ELEMENT, string>>;

/** WebKitGTK, the nearest relative of Safari on Linux, by plain WebDriver calls. */
export async function startWebKit(): Promise<Engine> {
  const driver = findProgram({
    name: 'WebKitWebDriver',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: PACKAGES,
  });
  const screen = findProgram({name: 'Xvfb', places: ['/usr/bin/Xvfb'], packages: PACKAGES});
  const binary = findProgram({name: 'MiniBrowser', places: BROWSERS, packages: PACKAGES});
  const {display, process: xvfb} = await startScreen(screen);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // No other host is reached.
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1',
    },
  });
  const send = sender(`http://127.0.0.1:${port}`);
  await until(async () => (await send<{ready: boolean}>('GET', '/status')).ready);
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
    capabilities: {
      alwaysMatch: {'webkitgtk:browserOptions': {binary, args: ['--automation']}},
    },
  });
  const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const close = async (): Promise<void> => {
    await session('DELETE', '');
    server.kill();
    xvfb.kill();
  };
  return {...commands(session), close};
}

function commands(session: Send): Omit<Engine, 'close'> {
  const evaluate = <T>(expression: string): Promise<T> =>
    session('POST', '/execute/sync', {script: `return (${expression});`, args: []});
  const find = (selector: string): Promise<Reference> =>
    session('POST', '/element', {using: 'css selector', value: selector});
  const pressAll = (keys: readonly string[]): Promise<unknown> => {
    const down = keys.map((value) => ({type: 'keyDown', value}));
    const up = keys.toReversed().map((value) => ({type: 'keyUp', value}));
    return session('POST', '/actions', {
      actions: [{type: 'key', id: 'keyboard', actions: [...down, ...up]}],
    });
  };
  return {
    goto: async (address) => void (await session('POST', '/url', {url: address})),
    evaluate,
    click: async (selector) => {
      const {[ELEMENT]: id} = await find(selector);
      await session('POST', `/element/${id}/click`, {});
    },
    type: async (text) => {
      for (const letter of text) {
        await pressAll([letter]);
      }
    },
    press: async (key: Key) =>
      void (await pressAll(key.split('+').map((name) => KEY_CODES[name]!))),
    resize: async (width, height) => void (await session('POST', '/window/rect', {width, height})),
    frameText: async (selector) => {
      await session('POST', '/frame', {id: await find(selector)});
      const text = await evaluate<string | null>('document.body && document.body.innerText');
      await session('POST', '/frame/parent', {});
      return text ?? '';
    },
  };
}

function sender(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {'Content-Type': 'application/json'},
    });
    const {value} = (await response.json()) as {value: never};
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    }
    return value;
  };
}

/** A screen without a monitor; Xvfb chooses the number and tells it. */
async function startScreen(program: string): Promise<{display: string; process: ChildProcess}> {
  const xvfb = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    xvfb.stdio[3]!.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return {display, process: xvfb};
}

/** Waits for a program that has just been started, and does not answer yet. */
async function until(isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      if (await isReady()) {
        return;
      }
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
    await pause(100);
  }
}
