/** Markup without the white space that is only there for layout. */
export function squashMarkup(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^>]+>) ?/g, '$1')
    .trim();
}
