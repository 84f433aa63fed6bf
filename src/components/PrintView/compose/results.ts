import {MISSING_PICTURE} from '@site/src/data/printTexts';

/** A preview that has to run before it can be printed. */
export interface StageOfRun {
  readonly stage: HTMLElement;
  /** Address of its `PaperRun`. */
  readonly path: string;
}

const RESULT = '[data-paper="result"]';
const RUN = 'data-paper-run';
const BLOCK = '[data-block]';
/** The output of an example as the lesson shows it. */
const OUTPUT = '.code-text.is-output';

/** The previews in a printed document that have to run. */
export function paperRuns(paper: HTMLElement): readonly StageOfRun[] {
  return [...paper.querySelectorAll<HTMLElement>(`[${RUN}]`)].map((stage) => ({
    stage,
    path: `/${stage.getAttribute(RUN)}`,
  }));
}

/** Keeps the results that have a picture or can get one, and replaces the others with a note. */
export function settleResults(lesson: HTMLElement): void {
  for (const result of lesson.querySelectorAll(RESULT)) {
    if (result.querySelector(`iframe, [${RUN}]`) !== null) {
      continue;
    }
    if (result.closest('[data-paper="task"]') !== null) {
      // Code that the reader is meant to change has no result yet.
      result.remove();
    } else {
      noteMissing(result);
    }
  }
}

/**
 * Replaces a result that would be an empty box with a note.
 *
 * @param part the result or an element in it
 */
export function noteMissing(part: Element): void {
  const note = document.createElement('p');
  note.className = 'paper-note';
  note.textContent = MISSING_PICTURE;
  part.closest(RESULT)?.replaceWith(note);
}

/** Handles a run whose page stays empty: for a script that only prints, the output is the whole result. */
export function settleEmptyPage(stage: Element): void {
  if (stage.closest(BLOCK)?.querySelector(OUTPUT)) {
    stage.closest(RESULT)?.remove();
  } else {
    noteMissing(stage);
  }
}
