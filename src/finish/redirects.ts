import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {SITE} from '../data/site';
import type {Alias} from '../sources/model';

/**
 * Script that keeps query and hash. It is a separate file, because the policy does not allow inline scripts.
 */
const REDIRECT_SCRIPT = `const link = document.querySelector('a[data-canonical]');
if (link) {
  location.replace(link.getAttribute('href').replace(/#.*$/, '') + location.search + (location.hash || link.hash));
}
`;

const SCRIPT_FILE = 'redirect.js';

/** File that a static host serves for a URL; undefined if a host would not serve it as a page. */
export function fileOfAlias(address: string): string | undefined {
  if (/\.md$/.test(address)) {
    return undefined;
  }
  const path = address.slice(1);
  if (address.endsWith('/')) {
    return `${path}index.html`;
  }
  return path.endsWith('.html') ? path : `${path}/index.html`;
}

/** The page at an old URL. It contains a visible link and works without scripts. */
export function redirectPage(to: string, title: string): string {
  const href = escape(to);
  return [
    '<!doctype html>',
    `<html lang="${SITE.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${escape(title)} has moved</title>`,
    `<link rel="canonical" href="${escape(SITE.url)}${href}">`,
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escape(title)} has moved</h1>`,
    `<p><a data-canonical href="${href}">Go to ${escape(title)}</a></p>`,
    '</main>',
    `<script src="/${SCRIPT_FILE}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Writes a redirect page for every alias that a static host can serve.
 *
 * @returns the number of pages written
 * @throws when the site already has a page where a redirect should go
 */
export function writeRedirects(
  build: string,
  aliases: readonly Alias[],
  titleOf: (address: string) => string,
): number {
  const pages = aliases.flatMap(({from, to}) => {
    const file = fileOfAlias(from);
    return file === undefined || file.endsWith('index.html/index.html') ? [] : [{file, to, from}];
  });
  let written = 0;
  for (const {file, to, from} of pages) {
    const target = join(build, file);
    if (existsSync(target)) {
      if (from.endsWith('/index.html')) {
        continue;
      }
      throw new Error(`The alias ${from} would overwrite ${file} in the build. Remove the alias.`);
    }
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, redirectPage(to, titleOf(to)));
    written += 1;
  }
  writeFileSync(join(build, SCRIPT_FILE), REDIRECT_SCRIPT);
  return written;
}

function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
