/** A still refers to files in its folder by names that contain a hash (see src/markdown/remark/stills.ts). */
const NAME = /[\w.-]+\.[0-9a-f]{12}\.\w+/g;
const SHEET = /<link\b[^>]*\bhref="?([\w.-]+\.[0-9a-f]{12}\.css)"?[^>]*>/g;

/** Names of the files in the same folder that a document refers to. */
export function filesBeside(html: string): readonly string[] {
  return [...new Set(html.match(NAME))];
}

/**
 * Inlines the files that a document refers to, because a service worker can only answer a frame without an
 * origin with the document itself.
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
