/** A still names the files beside it by a hash, as src/markdown/remark/stills.ts writes them. */
const NAME = /[\w.-]+\.[0-9a-f]{12}\.\w+/g;
const SHEET = /<link\b[^>]*\bhref="?([\w.-]+\.[0-9a-f]{12}\.css)"?[^>]*>/g;

/** Names of the files beside a document that it shows. */
export function filesBeside(html: string): readonly string[] {
  return [...new Set(html.match(NAME))];
}

/**
 * The document with the files beside it inside it: a frame without an origin gets nothing from a service
 * worker but the document itself.
 *
 * @param texts style sheets by name
 * @param data every other file as a `data:` URL, by name
 */
export function withFiles(
  html: string,
  texts: ReadonlyMap<string, string>,
  data: ReadonlyMap<string, string>,
): string {
  return html
    .replace(SHEET, (link, name: string) =>
      texts.has(name) ? `<style>${texts.get(name)}</style>` : link,
    )
    .replace(NAME, (name) => data.get(name) ?? name);
}
