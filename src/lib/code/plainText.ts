const ENTITIES: Readonly<Record<string, string>> = {'&lt;': '<', '&amp;': '&'};

/**
 * The code again from its highlighted HTML (src/markdown/highlight), so that a page carries each
 * block once. Knows only what the highlighter writes.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n$/, '');
}
