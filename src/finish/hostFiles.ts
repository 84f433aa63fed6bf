import {SECURITY_CONTACT, SECURITY_HEADERS} from '../data/policy';
import {SITE} from '../data/site';

/** Seconds for which a file with a hash in its name may be kept: a year. */
const IMMUTABLE_SECONDS = 31_536_000;

/**
 * Documents and workers below /runner/ carry their own policy, which must let examples run
 * (docs/architecture-runners.md); two policies together would forbid what either forbids.
 */
const RUNNER_POLICY = "frame-ancestors 'self'";

/** `_headers` for Netlify, Cloudflare Pages and their like. */
export function headersFile(policy: string): string {
  const all = {'Content-Security-Policy': policy, ...SECURITY_HEADERS};
  return [
    '/*',
    ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
    '  Cache-Control: no-cache',
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${IMMUTABLE_SECONDS}, immutable`,
    '/runner/*',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${RUNNER_POLICY}`,
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${IMMUTABLE_SECONDS}, immutable`,
    '',
  ].join('\n');
}

/** A server block’s inside for nginx. */
export function nginxFile(policy: string): string {
  const all = {'Content-Security-Policy': policy, ...SECURITY_HEADERS};
  const toLines = (set: Readonly<Record<string, string>>) =>
    Object.entries(set).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const headers = toLines(all);
  const runner = toLines({...all, 'Content-Security-Policy': RUNNER_POLICY});
  return [
    '# Written by the build; include it in the server block that serves build/.',
    'error_page 404 /404.html;',
    'index index.html;',
    'location / {',
    '  try_files $uri $uri/ $uri.html =404;',
    '  add_header Cache-Control "no-cache" always;',
    ...headers.map((line) => `  ${line}`),
    '}',
    'location /assets/ {',
    '  try_files $uri =404;',
    `  add_header Cache-Control "public, max-age=${IMMUTABLE_SECONDS}, immutable";`,
    ...headers.map((line) => `  ${line}`),
    '}',
    'location /runner/ {',
    '  try_files $uri =404;',
    `  add_header Cache-Control "public, max-age=${IMMUTABLE_SECONDS}, immutable";`,
    ...runner.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

export function securityText(): string {
  return [
    `Contact: ${SECURITY_CONTACT.contact}`,
    `Expires: ${SECURITY_CONTACT.expires}`,
    `Canonical: ${SITE.url}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}

export function robotsText(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${SITE.url}/sitemap.xml`, ''].join('\n');
}
