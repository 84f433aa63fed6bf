/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {makeRuntime} from '../../../../src/plugins/runtimes/bundle';
import {
  createDevelopmentRuntimes,
  type DevelopmentRuntimes,
} from '../../../../src/plugins/runtimes/developmentServer';

jest.mock('../../../../src/plugins/runtimes/bundle');

const ROOT = resolve(__dirname, '../../../..');
const make = jest.mocked(makeRuntime);

interface Answer {
  readonly type?: string;
  readonly body?: string;
  /** Handed on, with an error or without. */
  readonly next?: unknown;
}

function ask({middleware}: DevelopmentRuntimes, url: string): Promise<Answer> {
  return new Promise((answer) => {
    const headers: Record<string, string> = {};
    const response = {
      setHeader: (name: string, value: string) => (headers[name] = value),
      end: (bytes: Uint8Array) =>
        answer({type: headers['Content-Type'], body: Buffer.from(bytes).toString('utf8')}),
    };
    middleware({url} as IncomingMessage, response as unknown as ServerResponse, (error) =>
      answer({next: error ?? 'on'}),
    );
  });
}

beforeEach(() => {
  make.mockReset().mockResolvedValue(Buffer.from('made'));
});

it('makes nothing before it is asked, and each file once until it is renewed', async () => {
  const runtimes = createDevelopmentRuntimes(ROOT, '/runner/');
  expect(runtimes.renew()['react.js']).toBe('react.js?1');
  expect(make).not.toHaveBeenCalled();
  const made = {type: 'text/javascript; charset=utf-8', body: 'made'};
  expect(await ask(runtimes, '/runner/react.js?1')).toEqual(made);
  expect(await ask(runtimes, '/runner/react.js?1')).toEqual(made);
  expect(make).toHaveBeenCalledTimes(1);
  expect(runtimes.renew()['react.js']).toBe('react.js?2');
  expect(await ask(runtimes, '/runner/react.js?2')).toEqual(made);
  expect(make).toHaveBeenCalledTimes(2);
});

it('gives frames, engines and prepared sets the types that browsers want', async () => {
  const runtimes = createDevelopmentRuntimes(ROOT, '/runner/');
  expect((await ask(runtimes, '/runner/preview.html')).type).toBe('text/html; charset=utf-8');
  expect((await ask(runtimes, '/runner/php.wasm')).type).toBe('application/wasm');
  expect((await ask(runtimes, '/runner/libonig.so')).type).toBe('application/octet-stream');
  const [setup] = Object.keys(runtimes.renew()).filter((name) => name.startsWith('setups/'));
  const {type, body} = await ask(runtimes, `/runner/${setup}`);
  expect(type).toBe('application/json; charset=utf-8');
  const files = JSON.parse(body!) as Readonly<Record<string, string>>;
  const [name = '', text] = Object.entries(files)[0]!;
  const folder = join(ROOT, 'content/setups', setup!.slice('setups/'.length, -'.json'.length));
  expect(text).toBe(readFileSync(join(folder, name), 'utf8'));
});

it('hands on what is none of its files, and what cannot be made, with the reason', async () => {
  const runtimes = createDevelopmentRuntimes(ROOT, '/runner/');
  expect(await ask(runtimes, '/modules/')).toEqual({next: 'on'});
  expect(await ask(runtimes, '/runner/nothing.js')).toEqual({next: 'on'});
  const error = new Error('src/runners/libraries/react.ts:1:1: expected ";"');
  make.mockRejectedValue(error);
  expect(await ask(runtimes, '/runner/react.js')).toEqual({next: error});
});
