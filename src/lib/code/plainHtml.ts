/**
 * Text in the format of src/markdown/highlight but without colours, for what a reader typed or a run printed.
 */
export function plainHtml(text: string): string {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `<span class=l>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}\n</span>`)
    .join('');
}
