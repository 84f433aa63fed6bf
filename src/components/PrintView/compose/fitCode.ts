/** Columns taken up by the gutter with the line numbers. */
const GUTTER = 6;
/** Code with at most this many lines is not split across two pages. */
const SHORT_LINES = 25;

/** Tells the style sheet how wide the code is, so that its longest line fits on paper without wrapping. */
export function fitCode(lesson: HTMLElement): void {
  for (const code of lesson.querySelectorAll<HTMLElement>('pre')) {
    const lines = [...code.querySelectorAll('.l')].map(({textContent}) => textContent ?? '');
    const texts = lines.length > 0 ? lines : (code.textContent ?? '').split('\n');
    const widest = Math.max(0, ...texts.map((line) => line.trimEnd().length));
    // The text that introduces code stays with it, unlike text that introduces a picture.
    code.closest('figure')?.classList.add('paper-code');
    code.classList.toggle('is-short', texts.length <= SHORT_LINES);
    code.style.setProperty('--columns', String(widest + GUTTER));
  }
}
