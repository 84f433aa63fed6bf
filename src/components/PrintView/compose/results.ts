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
/** What the lesson says that an example prints. */
const OUTPUT = '.code-text.is-output';

/** The previews of a paper that have to run. */
export function paperRuns(paper: HTMLElement): readonly StageOfRun[] {
  return [...paper.querySelectorAll<HTMLElement>(`[${RUN}]`)].map((stage) => ({
    stage,
    path: `/${stage.getAttribute(RUN)}`,
  }));
}

/** Keeps the results that have a picture, or can get one, and leaves a note for the others. */
export function settleResults(lesson: HTMLElement): void {
  for (const result of lesson.querySelectorAll(RESULT)) {
    if (result.querySelector(`iframe, [${RUN}]`) !== null) {
      continue;
    }
    if (result.closest('[data-paper="task"]') !== null) {
      // What the reader is to change has no result yet.
      result.remove();
    } else {
      noteMissing(result);
    }
  }
}

/**
 * Puts a note in the place of a result, which would be an empty box.
 *
 * @param part the result or an element in it
 */
export function noteMissing(part: Element): void {
  const note = document.createElement('p');
  note.className = 'paper-note';
  note.textContent = MISSING_PICTURE;
  part.closest(RESULT)?.replaceWith(note);
}

/** Settles the place of a page that is empty: of a script that only prints, the output is the whole result. */
export function settleEmptyPage(stage: Element): void {
  if (stage.closest(BLOCK)?.querySelector(OUTPUT)) {
    stage.closest(RESULT)?.remove();
  } else {
    noteMissing(stage);
  }
}
