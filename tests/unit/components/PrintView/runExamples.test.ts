/** @jest-environment jsdom */
import {settleResults} from '@site/src/components/PrintView/compose/results';
import {fetchText} from '@site/src/components/PrintView/fetchText';
import {runExamples} from '@site/src/components/PrintView/runExamples';
import {holdRunner} from '@site/src/runners';
import {REPLACED, type RunOptions, type RunRequest, type RunResult} from '@site/src/runners/types';

// The list of the engines' files comes from a build.
jest.mock('@site/src/runners/assets', () => ({loadSetup: async () => ({'cat.svg': '<svg/>'})}));
jest.mock('@site/src/runners', () => ({holdRunner: jest.fn()}));
jest.mock('@site/src/components/PrintView/fetchText', () => ({fetchText: jest.fn()}));

type Run = (request: RunRequest, stage: HTMLElement, options: RunOptions) => Promise<RunResult>;

/** A paper with a preview for each of these files, which runs in this way. */
function paperWith(files: readonly string[], run: Run): HTMLElement {
  const paper = document.createElement('div');
  paper.innerHTML = files
    .map((file) => `<div data-paper="result"><div data-paper-run="${file}"></div></div>`)
    .join('');
  settleResults(paper);
  jest.mocked(holdRunner).mockResolvedValue({run, dispose: () => undefined});
  jest
    .mocked(fetchText)
    .mockImplementation(async (address) =>
      JSON.stringify({language: 'html', files: [{name: address, text: ''}], previous: []}),
    );
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return paper;
}

const addFrame = (stage: HTMLElement) => stage.append(document.createElement('iframe'));
const notes = (paper: HTMLElement) => paper.querySelectorAll('.paper-note').length;
const start = (paper: HTMLElement, life = new AbortController()) => {
  const progress: string[] = [];
  const end = runExamples(paper, {
    signal: life.signal,
    onProgress: (done, all) => progress.push(`${done} of ${all}`),
  });
  return {end, progress, life};
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('runs each preview without dialogs, with its prepared files, and leaves its page in place', async () => {
  const requests: RunRequest[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const paper = paperWith(['a.json', 'b.json'], async (request, stage, {signal}) => {
    requests.push(request);
    signals.push(signal);
    addFrame(stage);
    return {output: ''};
  });
  const {end, progress} = start(paper);
  await end;
  expect(requests.map(({files}) => files[0]!.name)).toEqual(['/a.json', '/b.json']);
  expect(requests[0]).toMatchObject({isForPaper: true, setup: {'cat.svg': '<svg/>'}});
  expect(paper.querySelectorAll('iframe')).toHaveLength(2);
  expect(notes(paper)).toBe(0);
  expect(signals.map((signal) => signal?.reason as unknown)).toEqual([REPLACED, REPLACED]);
  expect(progress).toEqual(['0 of 2', '1 of 2', '2 of 2']);
});

it('never runs more than three at a time', async () => {
  let now = 0;
  let most = 0;
  const paper = paperWith([...'abcdefg'], async (_request, stage) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    addFrame(stage);
    now -= 1;
    return {output: ''};
  });
  await start(paper).end;
  expect(most).toBe(3);
  expect(paper.querySelectorAll('iframe')).toHaveLength(7);
});

const FAULTS: Readonly<Record<string, Run>> = {
  'is stopped': async (_request, stage) => {
    addFrame(stage);
    return {output: '', stopped: 'loop'};
  },
  'shows an empty page': async (_request, stage) => {
    addFrame(stage);
    return {output: '', isBlank: true};
  },
  'has taken its page down': async () => ({output: ''}),
  'cannot start': () => Promise.reject(new Error('The frame of the example did not start.')),
};

for (const [what, run] of Object.entries(FAULTS)) {
  it(`has a note in the place of an example that ${what}`, async () => {
    const paper = paperWith(['a.json'], run);
    await start(paper).end;
    expect(paper.querySelector('iframe')).toBeNull();
    expect(paper.querySelector('.paper-note')).toHaveTextContent('its result is in the lesson');
  });
}

it('has nothing in the place of an empty page whose script prints, as the output is there', async () => {
  const paper = paperWith(['a.json'], FAULTS['shows an empty page']!);
  paper.innerHTML = `<div data-block="a">${paper.innerHTML}<pre class="code-text is-output">1</pre></div>`;
  await start(paper).end;
  expect(paper.querySelector('[data-paper="result"], .paper-note')).toBeNull();
  expect(paper).toHaveTextContent(/^1$/);
});

it('gives an example up that does not come to its end, and goes on', async () => {
  jest.useFakeTimers();
  const paper = paperWith(['a.json', 'b.json'], (request, stage) => {
    addFrame(stage);
    return request.files[0]!.name === '/a.json'
      ? new Promise(() => undefined)
      : Promise.resolve({output: ''});
  });
  const {end} = start(paper);
  await jest.advanceTimersByTimeAsync(60_000);
  await end;
  expect(notes(paper)).toBe(1);
  expect(paper.querySelectorAll('iframe')).toHaveLength(1);
});

it('ends with the paper', async () => {
  let runs = 0;
  const paper = paperWith([...'abcdefg'], () => {
    runs += 1;
    return new Promise(() => undefined);
  });
  const {end, life} = start(paper);
  await Promise.resolve();
  life.abort();
  await end;
  expect(runs).toBeLessThanOrEqual(3);
});
