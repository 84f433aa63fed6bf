/**
 * What saves a page's first load its round trips: the style sheet stands in the page, and the scripts that the
 * main script will ask for are asked for beside it. On a slow phone connection a round trip takes longer than
 * all of these bytes (docs/measurements/2026-11-22.md).
 */

const SHEET = /<link rel="?stylesheet"? href="?\/([^\s">]+)"?\s*\/?>/g;
const BODY_END = '</body>';
const FIRST_SCRIPTS = /(?:<script src=[^>]* defer(?:="?[^\s">]*"?)?><\/script>)+/;

/**
 * The page with its enabled style sheets in place of the links to them.
 *
 * @param readSheet gives the text of a sheet by its path in the build
 * @throws when a sheet would end the element that holds it
 */
export function withStyles(html: string, readSheet: (path: string) => string): string {
  return html.replace(SHEET, (_link, path: string) => {
    const css = readSheet(path);
    if (/<\/style/i.test(css)) {
      throw new Error(`${path} has “</style” in it and cannot stand in a page.`);
    }
    return `<style>${css}</style>`;
  });
}

/**
 * Part of an address that is never sent. The bundler's runtime, which would wait for ever for a script element
 * of its own address that has failed already, makes one of its own beside it.
 */
const AHEAD = '#ahead';

/**
 * The page with all its scripts at its end: the browser finds them there as soon as the page has arrived, but
 * runs none, not even one of a cache, before it has the whole text to paint. The further ones are asynchronous,
 * so that one that hangs stops no other; and no preloads, because WebKit gives one that was missing to the next
 * page too.
 *
 * @throws when it has no script of its own, or no end
 */
export function withScripts(html: string, scripts: readonly string[]): string {
  const [first] = FIRST_SCRIPTS.exec(html) ?? [];
  if (first === undefined) {
    throw new Error('A page of the app without a deferred script cannot load others.');
  }
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) {
    throw new Error(`A page without “${BODY_END}” has no place for its scripts.`);
  }
  const further = scripts.map((path) => `<script src="/${path}${AHEAD}" async></script>`).join('');
  return `${html.slice(0, end).replace(first, '')}${first}${further}${html.slice(end)}`;
}
