const ENTITIES: Readonly<Record<string, string>> = {'&lt;': '<', '&amp;': '&'};

/**
 * Turns highlighted HTML (src/markdown/highlight) back into code, so that a page only contains each block
 * once. It only supports the markup that the highlighter writes.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n$/, '');
}
