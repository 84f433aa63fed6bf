import type {PaperRun} from '@site/src/data/print';
import {holdRunner} from '@site/src/runners';
import {loadSetup} from '@site/src/runners/assets';
import {REPLACED} from '@site/src/runners/types';
import {noteMissing, paperRuns, settleEmptyPage} from './compose/results';
import {fetchText} from './fetchText';
import {fewAtOnce} from './fewAtOnce';

/** Each has a document, and often a library, of its own. */
const AT_ONCE = 3;
/** More than a preview may take to start and to settle on a slow phone; after that the note stands. */
const RUN_LIMIT_MS = 15_000;

interface Options {
  /** Aborted when the paper is put together anew, or left. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Runs the previews of a paper that have no still, in the frames of the lessons, and leaves their pages for the
 * printer. Where a run shows nothing, a note takes its place.
 */
export async function runExamples(
  paper: HTMLElement,
  {signal, onProgress}: Options,
): Promise<void> {
  const runs = paperRuns(paper);
  let done = 0;
  onProgress(done, runs.length);
  await fewAtOnce(runs, AT_ONCE, async ({stage, path}) => {
    if (signal.aborted) {
      return;
    }
    const picture = await makePicture(stage, path, signal);
    if (picture === 'missing') {
      noteMissing(stage);
    } else if (picture === 'empty') {
      settleEmptyPage(stage);
    }
    done += 1;
    onProgress(done, runs.length);
  });
}

/** What a run has left in the place of the result. */
type Picture = 'shown' | 'empty' | 'missing';

/** Runs one example in its place. The picture is missing too if it has not come in time. */
async function makePicture(stage: HTMLElement, path: string, life: AbortSignal): Promise<Picture> {
  const run = new AbortController();
  const give = () => run.abort();
  const tooLate = new Promise<Picture>((resolve) =>
    run.signal.addEventListener('abort', () => resolve('missing')),
  );
  const timer = setTimeout(give, RUN_LIMIT_MS);
  life.addEventListener('abort', give);
  try {
    return await Promise.race([draw(stage, path, run.signal, life), tooLate]);
  } catch (error) {
    console.warn(`${path} cannot be printed.`, error);
    return 'missing';
  } finally {
    clearTimeout(timer);
    life.removeEventListener('abort', give);
    // Ends the watch over the frame, which stands still while a browser prints, and leaves its page.
    run.abort(REPLACED);
  }
}

async function draw(
  stage: HTMLElement,
  path: string,
  signal: AbortSignal,
  life: AbortSignal,
): Promise<Picture> {
  const {language, files, previous, setup} = JSON.parse(await fetchText(path)) as PaperRun;
  const [runner, assets] = await Promise.all([holdRunner(language, life), loadSetup(setup)]);
  const {stopped, isBlank = false} = await runner.run(
    {language, files, previous, setup: assets, isForPaper: true},
    stage,
    {signal},
  );
  if (stopped !== undefined || stage.querySelector('iframe') === null) {
    return 'missing';
  }
  return isBlank ? 'empty' : 'shown';
}
