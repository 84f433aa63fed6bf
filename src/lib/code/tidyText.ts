/** Text as a reader sees it: space at the end of a line or of the whole makes no difference. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');
}
