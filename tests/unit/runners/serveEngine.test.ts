/** @jest-environment jsdom */
import {serveEngine} from '@site/src/runners/serveEngine';
import type {FromEngine, ToEngine} from '@site/src/runners/workerProtocol';
import type {RunRequest} from '@site/src/runners/types';

jest.mock('@site/src/runners/hideStorage', () => ({hideStorage: jest.fn()}));

const requestOf = (text: string): RunRequest => ({
  language: 'sql',
  files: [{name: 'a.sql', text}],
  previous: [],
  setup: {},
});

/** A worker whose engine notes the code that it runs. */
function startWorker() {
  const ran: string[] = [];
  const answers: FromEngine[] = [];
  const port = {
    onmessage: undefined as ((event: {data: ToEngine}) => void) | undefined,
    postMessage: (message: FromEngine) => void answers.push(message),
  };
  serveEngine(
    async () => async (request) => {
      const {text} = request.files[0]!;
      ran.push(text);
      return await Promise.resolve({output: text});
    },
    requestOf('first'),
  );
  self.onmessage!({ports: [port]} as unknown as MessageEvent);
  const ask = (text: string) => port.onmessage!({data: {kind: 'run', request: requestOf(text)}});
  return {ran, answers, ask};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('carries out a short request of its own while nobody waits, and answers the next as usual', async () => {
  const {ran, answers, ask} = startWorker();
  await jest.runAllTimersAsync();
  expect(ran).toEqual(['first']);
  expect(answers).toEqual([]);
  ask('SELECT 1');
  await jest.runAllTimersAsync();
  expect(ran).toEqual(['first', 'SELECT 1']);
  expect(answers).toEqual([{kind: 'ready'}, {kind: 'result', result: {output: 'SELECT 1'}}]);
});

it('answers at once a request that is there before the engine', async () => {
  const {ran, ask} = startWorker();
  ask('SELECT 1');
  await jest.runAllTimersAsync();
  expect(ran).toEqual(['SELECT 1']);
});
