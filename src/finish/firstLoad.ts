/**
 * Saves round trips during a page's first load: the style sheets are inlined, and the scripts that the main
 * script will request are requested in parallel with it. On a slow phone connection, a round trip takes
 * longer than transferring all of these bytes (docs/measurements/2026-11-22.md).
 */

import {PAINTED_WHOLE} from '../data/paintedWhole';

const SHEET = /<link rel="?stylesheet"? href="?\/([^\s">]+)"?\s*\/?>/g;
const BODY_END = '</body>';
const HEAD_END = '</head>';
const FIRST_SCRIPTS = /(?:<script src=[^>]* defer(?:="?[^\s">]*"?)?><\/script>)+/;

/**
 * The page with its enabled style sheets inlined in place of their links.
 *
 * @param readSheet returns the text of a sheet by its path in the build
 * @throws when a sheet contains text that would close the style element
 */
export function withStyles(html: string, readSheet: (path: string) => string): string {
  return html.replace(SHEET, (_link, path: string) => {
    const css = readSheet(path);
    if (/<\/style/i.test(css)) {
      throw new Error(`${path} contains “</style”, so it cannot be inlined in a page.`);
    }
    return `<style>${css}</style>`;
  });
}

/**
 * The page with a word to the browser to paint nothing before the first part is complete that would move as the
 * rest of it arrives. Chromium keeps to it; without it, it paints what has been parsed at any moment. What it waits
 * for is empty, because Chromium 156 waits for the start of an element, and the standard for its end.
 */
export function withPartsPaintedWhole(html: string): string {
  const last = [PAINTED_WHOLE.hero, PAINTED_WHOLE.bar].find((id) =>
    new RegExp(`<span id="?${id}[" >]`).test(html),
  );
  return last === undefined
    ? html
    : html.replace(HEAD_END, `<link rel="expect" href="#${last}" blocking="render">${HEAD_END}`);
}

/**
 * A hash, which is never sent to the server. It makes the URL different from the one that the bundler's
 * runtime looks for: if that found a script element that had already failed, it would wait for it forever.
 * Because of the hash it creates its own element.
 */
const AHEAD = '#ahead';

/**
 * The page with all its scripts at its end. The browser finds them as soon as the page has arrived but runs
 * none of them, not even a cached one, before it has all the text to paint. The additional scripts are
 * asynchronous, so that one that hangs does not block the others. Preloads are not used, because WebKit
 * serves one that was missing to the next page too.
 *
 * @throws when the page has no script of its own, or no end
 */
export function withScripts(html: string, scripts: readonly string[]): string {
  const [first] = FIRST_SCRIPTS.exec(html) ?? [];
  if (first === undefined) {
    throw new Error('A page of the app has no deferred script, so no other scripts can be added.');
  }
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) {
    throw new Error(`A page has no “${BODY_END}”, so its scripts cannot be added.`);
  }
  const further = scripts.map((path) => `<script src="/${path}${AHEAD}" async></script>`).join('');
  return `${html.slice(0, end).replace(first, '')}${first}${further}${html.slice(end)}`;
}
