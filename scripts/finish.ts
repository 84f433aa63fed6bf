/**
 * The step after `docusaurus build`; plugins' own postBuild runs before all pages are written
 * (research: all postBuild hooks run at once).
 *
 * usage: [PREVIOUS_RELEASE=folder] tsx scripts/finish.ts [build folder]
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {InlineHashes} from '../src/data/policy';
import {
  headersFile,
  nginxBrotliFile,
  nginxFile,
  robotsText,
  securityText,
} from '../src/finish/hostFiles';
import {lessonMarkdown, llmsText, markdownAddress} from '../src/finish/llms';
import {fileHashes, MANIFEST} from '../src/finish/manifest';
import {
  collectHashes,
  contentSecurityPolicy,
  isPortalPage,
  withMetaPolicy,
} from '../src/finish/policy';
import {hashesOfBuild} from '../src/finish/previousRelease';
import {withScripts, withStyles} from '../src/finish/firstLoad';
import {fileOfAlias, writeRedirects} from '../src/finish/redirects';
import {loadPortal} from '../src/lessons/portal';
import type {Portal} from '../src/lessons/registry';
import {wantedByWeeks} from '../src/lessons/weeks';
import {scriptsOfPages, type ClientManifest} from '../src/plugins/routeSlices/pageChunks';
import {withVersion, writeSearchIndex} from '../src/plugins/search/writeSearchIndex';

const root = resolve(__dirname, '..');
const build = resolve(process.argv[2] ?? 'build');

function write(path: string, text: string): void {
  const target = join(build, path);
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, text);
}

function read(path: string): string {
  return readFileSync(join(build, path), 'utf8');
}

function redirects({aliases, byAddress}: Portal): void {
  const written = writeRedirects(build, [...aliases.listed, ...aliases.byRule], (address) => {
    const page = byAddress.get(address.replace(/#.*$/, ''));
    return page?.title || 'This page';
  });
  console.log(`Redirect pages: ${written}`);
  console.log(`Old addresses that are pages today: ${aliases.dropped.length}`);
  for (const {from, to} of aliases.parents) {
    console.log(`Old address ${from} leads to ${to} until its page is written`);
  }
}

function reportWanted(portal: Portal): void {
  const byWeek = wantedByWeeks(portal);
  for (const {course, week, file} of byWeek) {
    console.log(`Wanted by ${course}, ${week}: ${file}`);
  }
  console.log(`Pages wanted: ${portal.wanted.length}, of which named by a week: ${byWeek.length}`);
}

/** Paths of all HTML files of the portal's own, students' files aside. */
function portalPages(): readonly string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (path) => path.endsWith('.html') && isPortalPage(read(path)),
  );
}

/** What puts into a page that which saves its first load a round trip. */
function createFirstLoad(): (path: string, html: string) => string {
  const generated = (name: string): string => readFileSync(join(root, '.docusaurus', name), 'utf8');
  const manifest = JSON.parse(generated('client-manifest.json')) as ClientManifest;
  const files = {
    routes: generated('routes.js'),
    chunkNames: generated('routesChunkNames.json'),
  };
  const sheets = new Map<string, string>();
  const readSheet = (path: string): string => {
    sheets.set(path, sheets.get(path) ?? read(path));
    return sheets.get(path)!;
  };
  const scripts = new Map(
    [...scriptsOfPages(files, manifest)].map(([address, list]) => [fileOfAlias(address), list]),
  );
  return (path, html) => {
    const styled = withStyles(html, readSheet);
    const list = scripts.get(path);
    return list === undefined ? styled : withScripts(styled, list);
  };
}

/** Of the finished build that readers have now; pages of it in caches meet the header of this one. */
function previousHashes(): InlineHashes | undefined {
  const {PREVIOUS_RELEASE: folder} = process.env;
  return folder === undefined ? undefined : hashesOfBuild(resolve(folder));
}

/**
 * Writes each page with all that it lacks, and the files of hosts that send headers. A page is completed twice
 * rather than kept: its policy names what is inline in any page.
 */
function completePages(searchVersion: string): void {
  const paths = portalPages();
  const withFirstLoad = createFirstLoad();
  function* completed(): Generator<readonly [path: string, html: string]> {
    for (const path of paths) {
      yield [path, withFirstLoad(path, withVersion(read(path), searchVersion))];
    }
  }
  const hashes = collectHashes(completed());
  const meta = contentSecurityPolicy(hashes, 'meta');
  for (const [path, html] of completed()) {
    write(path, withMetaPolicy(html, meta));
  }
  const header = contentSecurityPolicy(hashes, 'header', previousHashes());
  write('_headers', headersFile(header));
  mkdirSync(join(root, '.hosting'), {recursive: true});
  writeFileSync(join(root, '.hosting/nginx.conf'), nginxFile(header));
  writeFileSync(join(root, '.hosting/nginx-brotli.conf'), nginxBrotliFile());
  console.log(`Policy: ${hashes.scripts.length} inline scripts in ${paths.length} pages`);
}

function texts({pages}: Portal): void {
  const listed = pages.filter((page) => !page.draft && page.frontMatter.unlisted !== true);
  write('robots.txt', robotsText());
  write('.well-known/security.txt', securityText());
  write('llms.txt', llmsText(listed));
  for (const page of listed.filter(({frontMatter}) => frontMatter.home !== true)) {
    write(markdownAddress(page.address).slice(1), lessonMarkdown(page));
  }
}

async function main(): Promise<void> {
  const {portal} = loadPortal(root);
  rmSync(join(build, MANIFEST), {force: true});
  redirects(portal);
  const {pages, files, version} = await writeSearchIndex(build);
  console.log(`Search index: ${pages} pages, ${files} files`);
  completePages(version);
  texts(portal);
  reportWanted(portal);
  write(MANIFEST, JSON.stringify(fileHashes(build), null, 1));
}

void main();
