/** Markup without the white space that only lays it out. */
export function squashMarkup(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^>]+>) ?/g, '$1')
    .trim();
}
