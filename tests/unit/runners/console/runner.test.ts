import {runner} from '../../../../src/runners/console';
import type {RunRequest, RunResult} from '../../../../src/runners/types';
import {WorkerRunner} from '../../../../src/runners/workerRunner';

jest.mock('../../../../src/runners/assets', () => ({}));

/** Stands for the worker, and gives what it was asked. */
const ask = jest.spyOn(WorkerRunner.prototype, 'run');
const REQUEST: RunRequest = {language: 'console', files: [], previous: [], setup: {}};

beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation(async ({terminal}): Promise<RunResult> => ({
    output: '?? a\n',
    html: '<script>',
    terminal: {session: terminal!.session, coloured: '\u001B[31m??\u001B[m a\n', folder: '~'},
  }));
});

const run = async (request = REQUEST) => await runner.run(request, {} as HTMLElement);

it('begins a session with each run, and goes on in the one of a request', async () => {
  const [one, two] = [await run(), await run()];
  expect(one.terminal?.session).not.toBe(two.terminal?.session);
  const terminal = {session: one.terminal!.session, typed: ['ls']};
  expect((await run({...REQUEST, terminal})).terminal?.session).toBe(terminal.session);
  expect(ask.mock.lastCall?.[0].terminal).toBe(terminal);
});

it('makes HTML of the colours itself, whatever the worker says', async () => {
  const {html, paint} = await run();
  expect(html).toBe('<span class=l><span class=d>??</span> a\n</span>');
  expect(paint!('<span class=l><span class=o>?? a</span>\n</span>')).toBe(html);
});

it('has no colours when the run was stopped', async () => {
  ask.mockResolvedValue({output: '', html: '<script>', stopped: 'time'});
  const {html, paint} = await run();
  expect(html).toBeUndefined();
  expect(paint).toBeUndefined();
});
