/** Columns that the gutter with the line numbers takes. */
const GUTTER = 6;
/** Code of so few lines is not divided between two pages. */
const SHORT_LINES = 25;

/** Tells the style sheet how wide the code is, so that its longest line fits on paper without a break. */
export function fitCode(lesson: HTMLElement): void {
  for (const code of lesson.querySelectorAll<HTMLElement>('pre')) {
    const lines = [...code.querySelectorAll('.l')].map(({textContent}) => textContent ?? '');
    const texts = lines.length > 0 ? lines : (code.textContent ?? '').split('\n');
    const widest = Math.max(0, ...texts.map((line) => line.trimEnd().length));
    // What leads to it stays with it, unlike what leads to a picture.
    code.closest('figure')?.classList.add('paper-code');
    code.classList.toggle('is-short', texts.length <= SHORT_LINES);
    code.style.setProperty('--columns', String(widest + GUTTER));
  }
}
