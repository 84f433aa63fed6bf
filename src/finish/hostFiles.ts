import {SECURITY_CONTACT, SECURITY_HEADERS} from '../data/policy';
import {SITE} from '../data/site';

/** Cache lifetime for a file with a hash in its name, in seconds: a year. */
const IMMUTABLE_SECONDS = 31_536_000;

/**
 * Documents and workers under /runner/ contain their own policy, which has to let examples run
 * (docs/architecture-runners.md). With two policies, whatever either of them forbids would be forbidden.
 */
const RUNNER_POLICY = "frame-ancestors 'self'";

/**
 * `_headers` for Cloudflare Pages, where `! Name` removes a header that an earlier rule has set. Other hosts
 * that read a file of this name do not support that syntax, and would send the portal's policy for /runner/*
 * as well.
 */
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

/** Types other than HTML that are worth compressing and are UTF-8 text. */
const TEXT_TYPES = [
  'text/plain',
  'text/css',
  'text/markdown',
  'text/javascript',
  'text/xml',
  'text/vtt',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
].join(' ');

/** Types that nginx 1.22 does not include. */
const FURTHER_TYPES = ['text/javascript mjs;', 'text/markdown md;', 'text/vtt vtt;'];

/** Smaller responses are not worth compressing. */
const COMPRESSION_FLOOR_BYTES = 512;

/** The contents of a server block for nginx. */
export function nginxFile(policy: string): string {
  const all = {'Content-Security-Policy': policy, ...SECURITY_HEADERS};
  const toLines = (set: Readonly<Record<string, string>>) =>
    Object.entries(set).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const immutable = `  add_header Cache-Control "public, max-age=${IMMUTABLE_SECONDS}, immutable";`;
  return [
    '# Written by the build; include it in the server block that serves build/.',
    'include mime.types;',
    'types {',
    ...FURTHER_TYPES.map((type) => `  ${type}`),
    '}',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_min_length ${COMPRESSION_FLOOR_BYTES};`,
    `gzip_types ${TEXT_TYPES} application/wasm;`,
    'server_tokens off;',
    'absolute_redirect off;',
    // nginx would respond with 403 to a folder without a page, which reveals that the folder exists.
    'error_page 403 404 =404 /404.html;',
    'index index.html;',
    'location / {',
    '  try_files $uri $uri/ =404;',
    '  add_header Cache-Control "no-cache" always;',
    ...toLines(all),
    '}',
    'location /assets/ {',
    '  try_files $uri =404;',
    immutable,
    ...toLines(all),
    '}',
    'location /runner/ {',
    '  try_files $uri =404;',
    immutable,
    ...toLines({...all, 'Content-Security-Policy': RUNNER_POLICY}),
    '}',
    '',
  ].join('\n');
}

/** An additional file for an nginx with the brotli module. */
export function nginxBrotliFile(): string {
  return [
    '# Include it in the server block beside nginx.conf; needs Debian’s libnginx-mod-http-brotli-filter.',
    'brotli on;',
    `brotli_min_length ${COMPRESSION_FLOOR_BYTES};`,
    `brotli_types ${TEXT_TYPES} application/wasm;`,
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
