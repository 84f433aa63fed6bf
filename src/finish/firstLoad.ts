/**
 * What saves a page's first load its round trips: the style sheet stands in the page, and the scripts that the
 * main script will ask for are asked for beside it. On a slow phone connection a round trip takes longer than
 * all of these bytes (docs/operations.md).
 */

const SHEET = /<link rel="?stylesheet"? href="?\/([^\s">]+)"?\s*\/?>/g;
const LAST_SCRIPT = /(?:<script src=[^>]* defer(?:="?[^\s">]*"?)?><\/script>)+/;

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
 * The page with its further scripts announced behind its first ones.
 *
 * @throws when it has no script to put them behind
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  if (!LAST_SCRIPT.test(html)) {
    throw new Error('A page of the app without a deferred script cannot announce others.');
  }
  const links = scripts.map((path) => `<link rel="preload" as="script" href="/${path}">`).join('');
  return html.replace(LAST_SCRIPT, (first) => `${first}${links}`);
}
