/** A fenced block of code, closed or not, also in a list or a quotation. */
const FENCE =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,}).*(?:\n(?![ \t>]*\1[`~]*\s*$).*)*(?:\n[ \t>]*\1[`~]*)?/gm;

/** Markdown without its fenced code, because comments in code would be read as headings. */
export function withoutCode(markdown: string): string {
  return markdown.replace(FENCE, '');
}
