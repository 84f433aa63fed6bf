import {REPLACED, type RunOptions, type RunResult} from '../types';
import {FrameRun} from './frameRun';
import {type Frame, openFrame} from './openFrame';
import type {ConsoleRequest, Need, PreviewRequest, StoredValues, Supply} from './protocol';

export type FramePage = 'preview.html' | 'console.html';

interface Stage {
  frame?: Frame<PreviewRequest | ConsoleRequest>;
  stored?: StoredValues;
  hasRun?: true;
}

/** Keyed weakly by element, so that nothing remains once a page is left. */
const stages = new WeakMap<HTMLElement, Stage>();

/** Runs a request in a new frame of the stage, which replaces the previous one. */
export async function runInFrame(
  page: FramePage,
  request: PreviewRequest | ConsoleRequest,
  stage: HTMLElement,
  options: RunOptions = {},
  supply?: (need: Need) => Promise<Supply>,
): Promise<RunResult> {
  const state = stages.get(stage) ?? {};
  stages.set(stage, state);
  const before = state.frame;
  const frame = await openFrame<PreviewRequest | ConsoleRequest>(page, stage);
  if (options.signal?.aborted) {
    frame.close();
    return {output: ''};
  }
  state.frame = frame;
  // The page before stays in sight until the next one is there, so that nothing flashes between them.
  const replace = () => {
    before?.close();
    delete frame.element.dataset.coming;
  };
  // A check starts with an empty storage, whatever the reader or an earlier check has stored, and leaves nothing.
  const isCheck = request.check !== undefined;
  const stored = !isCheck && state.stored && {stored: state.stored};
  // The lesson's output and the checks were tested with the lesson's clock and random numbers. A reader who
  // runs the code again expects the current time and new random numbers.
  const atLessonTime = state.hasRun === undefined || isCheck;
  state.hasRun = true;
  return await new Promise((resolve, reject) => {
    const run = new FrameRun(frame, options, (result) => {
      replace();
      if (page === 'console.html') {
        frame.close();
      }
      resolve(result);
    });
    run.onStored = (values) => {
      if (!isCheck) {
        state.stored = values;
      }
    };
    run.onDrawn = () => requestAnimationFrame(() => requestAnimationFrame(replace));
    run.onNeed = (need) => {
      supply?.(need).then((supplied) => frame.post({kind: 'supply', ...supplied}), reject);
    };
    options.signal?.addEventListener(
      'abort',
      () => (options.signal?.reason === REPLACED ? run.release() : run.kill('time')),
      {once: true},
    );
    frame.post({...request, ...stored, atLessonTime});
  });
}
