const MARGIN_FONT = 'font: 9pt system-ui, sans-serif; color: #333;';

/** A lesson as it appears in running heads. */
export interface PaperSection {
  /** Value of the CSS property `page` of the lesson’s pages. */
  readonly page: string;
  readonly title: string;
}

/** CSS rules for page numbers and running heads, which Chromium prints and other browsers ignore. */
export function runningHeads(title: string, sections: readonly PaperSection[]): string {
  return [
    `@page { margin: 20mm 17mm 18mm; ${box('top-left', text(title))} ${box('bottom-center', '"Page " counter(page) " of " counter(pages)')} }`,
    ...sections.map(({page, title: head}) => `@page ${page} { ${box('top-right', text(head))} }`),
  ].join('\n');
}

function box(place: string, content: string): string {
  return `@${place} { content: ${content}; ${MARGIN_FONT} }`;
}

function text(words: string): string {
  return `"${words.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
