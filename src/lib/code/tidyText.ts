/** Normalizes text for comparison by removing trailing whitespace, which readers cannot see. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');
}
