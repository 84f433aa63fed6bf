import {createHash} from 'node:crypto';
import {FRAME_HOSTS, INLINE_SCRIPT_HASHES, PREVIOUS_HASHES} from '../data/policy';

const SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Whether an HTML file is a page of the portal: of the app, or a redirect. Students’ files are none. */
export function isPortalPage(html: string): boolean {
  return /id="?__docusaurus\b/.test(html) || html.includes('<a data-canonical ');
}

/** Source expressions of the executable inline scripts of a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/type="?application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * The hashes that the whole build needs.
 *
 * @throws when there is an inline script that is not known, naming a page of each
 */
export function collectHashes(
  pages: ReadonlyMap<string, string>,
  known: readonly string[] = INLINE_SCRIPT_HASHES,
): readonly string[] {
  const firstPage = new Map<string, string>();
  for (const [path, html] of pages) {
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
      `The build has inline scripts that nobody knows. Move a new one into a file. For a known one that has changed, put its hash into INLINE_SCRIPT_HASHES of src/data/policy.ts and the one it replaces into PREVIOUS_HASHES:\n${list}`,
    );
  }
  return [...firstPage.keys()].sort();
}

/** The policy of every page; `frame-ancestors` works only as a header. */
export function contentSecurityPolicy(
  hashes: readonly string[],
  as: 'header' | 'meta',
  previous: readonly string[] = PREVIOUS_HASHES,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set([...hashes, ...previous])].join(' ')} 'wasm-unsafe-eval'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' data: blob:",
    `frame-src 'self' ${FRAME_HOSTS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(as === 'header' ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** The page with the policy in its head, before anything that the policy speaks of. */
export function withMetaPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html)) {
    throw new Error('A page without <meta charset> cannot carry the policy.');
  }
  return html.replace(charset, (tag) => `${tag}${meta}`);
}
