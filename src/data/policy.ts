/** Hosts whose frames a page may contain. */
export const FRAME_HOSTS = [
  'https://codepen.io',
  'https://replit.com',
  'https://scrimba.com',
  'https://www.youtube-nocookie.com',
] as const;

/**
 * Inline scripts that pages may contain: the first-paint script of the portal and the colour mode script of
 * theme-classic. Any other inline script fails the build, because the policy would have to allow whatever it
 * contains.
 */
export const INLINE_SCRIPT_HASHES: readonly string[] = [
  "'sha256-kYmj/OYlYdWz476mTz+i/lWXE4lr4PN0FTbdo5dnpgA='",
  "'sha256-NaLLay1IcO5YYtBb/KDXDjE20MG4FGbDuADEvFyz/pI='",
];

/** Source expressions that allow inline code in a page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Headers in addition to the policy (research: reliability §3a). */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=63072000',
} as const;

/** Where to report a security problem, and when that information expires (RFC 9116). */
export const SECURITY_CONTACT = {
  contact: 'https://imd-courses.example.org/security',
  expires: '2027-11-20T00:00:00.000Z',
} as const;
