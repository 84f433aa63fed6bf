import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {printCourseFile} from '../data/print';
import {readOutlines} from '../markdown/outline';
import type {Page, Portal} from '../sources/model';
import {currentCommit} from '../sources/commit';
import {loadPortal} from '../sources/portal';
import {listWeeks, wantedByWeeks} from '../sources/weeks';
import {writeOffline} from '../plugins/offline/writeOffline';
import {writeSearchIndex} from '../plugins/search/writeSearchIndex';
import {buildFolder, type BuildFolder} from './buildFolder';
import {completePages} from './completePages';
import {robotsText, securityText} from './hostFiles';
import {VERSION_FILE} from '../data/version';
import {markdownAddress} from '../lib/markdownAddress';
import {lessonMarkdown, llmsText} from './llms';
import {fileHashes, MANIFEST} from './manifest';
import {hashesOfBuild} from './previousRelease';
import {printCourses} from './printCourses';
import {writeRedirects} from './redirects';

/**
 * Turns Docusaurus' build into a release. Plugins' `postBuild` hooks cannot do this, because they all run at
 * the same time.
 *
 * @param root folder of the project
 * @param previousRelease finished build that is currently online, if there is one
 */
export async function finish(
  root: string,
  buildPath: string,
  previousRelease: string | undefined,
): Promise<void> {
  const {portal} = loadPortal(root);
  const build = buildFolder(buildPath);
  rmSync(join(build.path, MANIFEST), {force: true});
  redirects(build, portal);
  const {pages, files, version} = await writeSearchIndex(
    build.path,
    readOutlines(portal, published(portal)),
    listWeeks(portal),
  );
  console.log(`Search index: ${pages} pages, ${files} files`);
  completePages(root, build, {
    searchVersion: version,
    previous: previousRelease === undefined ? undefined : hashesOfBuild(previousRelease),
  });
  texts(build, portal);
  for (const [id, course] of printCourses(portal)) {
    build.write(printCourseFile(id).slice(1), JSON.stringify(course));
  }
  build.write(VERSION_FILE.slice(1), JSON.stringify({commit: currentCommit(root)}));
  writeOffline(root, build.path, portal, published(portal));
  reportWanted(portal);
  build.write(MANIFEST, JSON.stringify(fileHashes(build.path), null, 1));
}

function redirects(build: BuildFolder, {aliases, byAddress}: Portal): void {
  const written = writeRedirects(build.path, [...aliases.listed, ...aliases.byRule], (address) => {
    const page = byAddress.get(address.replace(/#.*$/, ''));
    return page?.name ?? 'This page';
  });
  console.log(`Redirect pages: ${written}`);
  console.log(`Old addresses that are pages today: ${aliases.dropped.length}`);
  for (const {from, to} of aliases.parents) {
    console.log(`Old address ${from} leads to ${to} until its page is written`);
  }
}

/** Pages that readers can find. */
function published({pages}: Portal): readonly Page[] {
  return pages.filter((page) => !page.draft && page.frontMatter.unlisted !== true);
}

function texts(build: BuildFolder, portal: Portal): void {
  const listed = published(portal);
  build.write('robots.txt', robotsText());
  build.write('.well-known/security.txt', securityText());
  build.write('llms.txt', llmsText(listed));
  for (const page of listed.filter(({frontMatter}) => frontMatter.home !== true)) {
    build.write(markdownAddress(page.address).slice(1), lessonMarkdown(page));
  }
}

function reportWanted(portal: Portal): void {
  const byWeek = wantedByWeeks(portal);
  for (const {course, week, file} of byWeek) {
    console.log(`Wanted by ${course}, ${week}: ${file}`);
  }
  console.log(`Pages wanted: ${portal.wanted.length}, ${byWeek.length} of them named by a week`);
}
