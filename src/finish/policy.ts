import {createHash} from 'node:crypto';
import {FRAME_HOSTS, INLINE_SCRIPT_HASHES, type InlineHashes} from '../data/policy';

const SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const HEAD_END = '</head>';

const NO_HASHES: InlineHashes = {scripts: [], styles: []};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Whether an HTML file is a page of the portal, either of the app or a redirect. Files for students are not.
 */
export function isPortalPage(html: string): boolean {
  return /id="?__docusaurus\b/.test(html) || html.includes('<a data-canonical ');
}

/** Source expressions for the executable inline scripts of a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/type="?application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => hashOf(text));
}

/** Source expressions for the style sheets inlined in a page's head. */
export function inlineStyleHashes(html: string): readonly string[] {
  const head = html.slice(0, html.indexOf(HEAD_END));
  return [...head.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
}

/**
 * The hashes that the whole build needs.
 *
 * @param pages path and text of each page
 * @throws when there is an unknown inline script; the message lists one page for each
 */
export function collectHashes(
  pages: Iterable<readonly [path: string, html: string]>,
  known: readonly string[] = INLINE_SCRIPT_HASHES,
): InlineHashes {
  const firstPage = new Map<string, string>();
  const styles = new Set<string>();
  for (const [path, html] of pages) {
    inlineStyleHashes(html).forEach((hash) => styles.add(hash));
    for (const hash of inlineScriptHashes(html)) {
      if (!firstPage.has(hash)) {
        firstPage.set(hash, path);
      }
    }
  }
  const unknown = [...firstPage].filter(([hash]) => !known.includes(hash));
  if (unknown.length > 0) {
    const list = unknown.map(([hash, path]) => `  ${hash} first on ${path}`).join('\n');
    throw new Error(
      `The build contains unknown inline scripts. Move a new script into a file. If a known script has changed, replace its hash in INLINE_SCRIPT_HASHES in src/data/policy.ts:\n${list}`,
    );
  }
  return {scripts: [...firstPage.keys()].sort(), styles: [...styles].sort()};
}

/**
 * The policy of every page, which is also sent as a header with pages of the previous release that may be
 * cached. `frame-ancestors` only works in a header. What examples need in addition, WebAssembly and `blob:`,
 * is in the policies of the frames that they run in (src/plugins/runtimes).
 */
export function contentSecurityPolicy(
  hashes: InlineHashes,
  as: 'header' | 'meta',
  previous: InlineHashes = NO_HASHES,
): string {
  const scripts = [...new Set([...hashes.scripts, ...previous.scripts])];
  const styles = [...new Set([...hashes.styles, ...previous.styles])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' data:",
    `frame-src 'self' ${FRAME_HOSTS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(as === 'header' ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** The page with the policy in its head, before anything that the policy applies to. */
export function withMetaPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html)) {
    throw new Error('A page has no <meta charset>, so the policy cannot be added.');
  }
  return html.replace(charset, (tag) => `${tag}${meta}`);
}
