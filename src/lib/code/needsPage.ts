/** Globals that exist in a page but not in a worker. */
const PAGE_NAMES =
  /(?<![\w$.])(?:document|alert|prompt|confirm|navigator|location|history|screen|customElements|matchMedia|getComputedStyle|requestAnimationFrame|innerWidth|innerHeight|Image|Audio|DOMParser|HTMLElement|jQuery)\b(?!\s*:)|\bwindow\s*\.|(?<![\w$`'"])\$\(/;

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Whether JavaScript without a preview needs a document anyway, such as for `prompt`. */
export function needsPage(code: string): boolean {
  return PAGE_NAMES.test(code.replace(COMMENTS_AND_STRINGS, "''"));
}
