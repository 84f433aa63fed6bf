/** @jest-environment jsdom */
import {holdRunner, loadRunner} from '@site/src/runners';
import {ENGINE_IDLE_LIMIT_MS} from '@site/src/data/runLimits';
import {openEngine, type Engine} from '@site/src/runners/openEngine';
import {WorkerRunner} from '@site/src/runners/workerRunner';
import type {FromEngine} from '@site/src/runners/workerProtocol';

// The list of the engines' files comes from a build.
jest.mock('@site/src/runners/assets', () => ({LoadError: class extends Error {}}));
jest.mock('@site/src/runners/openEngine', () => ({openEngine: jest.fn()}));

/** An engine that prints how many runs it has answered. */
function startEngine(): Engine {
  let runs = 0;
  let handle: (message: FromEngine) => void = () => undefined;
  return {
    onMessage(next) {
      handle = next;
    },
    post() {
      runs += 1;
      const output = `run ${runs}`;
      void Promise.resolve().then(() => {
        handle({kind: 'ready'});
        handle({kind: 'result', result: {output}});
      });
    },
    close: jest.fn(),
  };
}

const REQUEST = {language: 'sql', files: [], previous: [], setup: {}} as const;
const opened: Engine[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  jest.mocked(openEngine).mockImplementation(() => {
    opened.push(startEngine());
    return Promise.resolve(opened.at(-1)!);
  });
});

afterEach(() => jest.useRealTimers());

const outputOf = async (runner: WorkerRunner) => (await runner.run(REQUEST, document.body)).output;

it('keeps an engine for five minutes after its last run, then ends it; the next run starts another', async () => {
  const runner = new WorkerRunner({name: 'the database', worker: 'sql-worker.js', limit: 1000});
  expect(await outputOf(runner)).toBe('run 1');
  await jest.advanceTimersByTimeAsync(ENGINE_IDLE_LIMIT_MS - 1);
  expect(await outputOf(runner)).toBe('run 2');
  await jest.advanceTimersByTimeAsync(ENGINE_IDLE_LIMIT_MS - 1);
  expect(opened[0]!.close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(opened[0]!.close).toHaveBeenCalledTimes(1);
  expect(await outputOf(runner)).toBe('run 1');
  expect(opened).toHaveLength(2);
});

it('starts an engine ahead of the run, and ends it after five minutes without one', async () => {
  const runner = new WorkerRunner({name: 'the database', worker: 'sql-worker.js', limit: 1000});
  runner.prepare();
  runner.prepare();
  expect(opened).toHaveLength(1);
  expect(await outputOf(runner)).toBe('run 1');
  expect(opened).toHaveLength(1);
  runner.dispose();
  runner.prepare();
  await jest.advanceTimersByTimeAsync(ENGINE_IDLE_LIMIT_MS);
  expect(opened[1]!.close).toHaveBeenCalledTimes(1);
});

it('says that it loads an engine that was started ahead, on the first run only', async () => {
  const runner = new WorkerRunner({name: 'the database', worker: 'sql-worker.js', limit: 1000});
  const onProgress = jest.fn();
  runner.prepare();
  await runner.run(REQUEST, document.body, {onProgress});
  await runner.run(REQUEST, document.body, {onProgress});
  expect(onProgress.mock.calls).toEqual([['Loading the database…']]);
});

it('starts an engine again on the run when it could not be started ahead', async () => {
  jest.mocked(openEngine).mockRejectedValueOnce(new Error('no connection'));
  const runner = new WorkerRunner({name: 'the database', worker: 'sql-worker.js', limit: 1000});
  runner.prepare();
  await jest.advanceTimersByTimeAsync(0);
  expect(await outputOf(runner)).toBe('run 1');
});

it('ends an engine with the last block that has held it', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const runner = await holdRunner('sql', first.signal);
  await holdRunner('sql', second.signal);
  await runner.run(REQUEST, document.body);
  first.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(opened[0]!.close).not.toHaveBeenCalled();
  second.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(opened[0]!.close).toHaveBeenCalledTimes(1);
  const {output} = await (await loadRunner('sql')).run(REQUEST, document.body);
  expect(output).toBe('run 1');
});
