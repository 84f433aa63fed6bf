import type {PaperRun} from '@site/src/data/print';
import {holdRunner} from '@site/src/runners';
import {loadSetup} from '@site/src/runners/assets';
import {REPLACED} from '@site/src/runners/types';
import {noteMissing, paperRuns, settleEmptyPage} from './compose/results';
import {fetchText} from './fetchText';
import {fewAtOnce} from './fewAtOnce';

/** Each run creates a document, and often loads a library into it. */
const AT_ONCE = 3;
/** More than a preview should take to start and settle on a slow phone; after that the note stays. */
const RUN_LIMIT_MS = 15_000;

interface Options {
  /** Aborted when the document is rebuilt or the reader leaves. */
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Runs the previews in a printed document that have no still, in the same frames as in lessons, and leaves the
 * resulting pages in place for printing. Where a run shows nothing, a note replaces it.
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

/** What a run has produced in place of the result. */
type Picture = 'shown' | 'empty' | 'missing';

/** Runs one example in place. If it takes too long, its picture counts as missing. */
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
    // Stops monitoring the frame, which does not respond while a browser prints, but keeps its page.
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
