import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {SEARCH_FOLDER, SEARCH_VERSION_PLACEHOLDER} from '../../data/search';
import type {Outline, Section, TextSection} from '../../markdown/outline';
import type {WeekList} from '../../sources/weeks';
import {extractTexts, type PageTexts} from './extract';
import {fileOfPath, type PageList} from './indexable';
import {createSearchFiles} from './searchFiles';

/**
 * The list of pages that the plugin writes into the build folder, and that is deleted once it has been read.
 */
export const PAGE_LIST = 'search-pages.json';

export interface WrittenIndex {
  readonly pages: number;
  readonly files: number;
  readonly version: string;
}

/**
 * Writes the search indexes of a finished build. Afterwards, their version has to be inserted in every page
 * (`withVersion`). `postBuild` would be too early, because it runs while other plugins still write pages.
 *
 * @param outlines outlines of all pages that should be found, from the sources
 * @param weeks weeks of the courses with the pages that they list
 * @throws when the build lacks pages that should be found, contains other pages that would be found, or has a
 * page whose headings differ from those in its source
 */
export async function writeSearchIndex(
  buildFolder: string,
  outlines: readonly Outline[],
  weeks: readonly WeekList[],
): Promise<WrittenIndex> {
  const listFile = join(buildFolder, PAGE_LIST);
  if (!existsSync(listFile)) {
    throw new Error(
      `${listFile} is missing: src/plugins/search has not run, or this build is already finished`,
    );
  }
  const list = JSON.parse(await readFile(listFile, 'utf8')) as PageList;
  const missing = list.found.filter((path) => !existsSync(join(buildFolder, fileOfPath(path))));
  const known = new Map(outlines.map((outline) => [outline.path, outline]));
  const sourceless = list.found.filter((path) => !known.has(path));
  failOn('These pages were not built', missing);
  failOn('These pages have no source', sourceless);
  const stray = await strayPages(buildFolder, list);
  failOn(
    'These pages were built, but they are not listed as included in or excluded from the search',
    stray,
  );
  const texts = await extractTexts(
    list.found.map((path) => ({path, file: join(buildFolder, fileOfPath(path))})),
  );
  const pages = list.found.map((path, number) => ({...known.get(path)!, texts: texts[number]!}));
  failOn('These pages have different headings from their sources', pages.flatMap(otherHeadings));
  const {version, files} = createSearchFiles(pages.map(withTexts), weeks);
  await rm(join(buildFolder, SEARCH_FOLDER), {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = join(buildFolder, SEARCH_FOLDER, name);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  await rm(listFile);
  return {pages: pages.length, files: files.size, version};
}

/** The page with the version of the indexes that were written for it. */
export function withVersion(html: string, version: string): string {
  return html.replaceAll(SEARCH_VERSION_PLACEHOLDER, version);
}

function withTexts({
  path,
  title,
  sections,
  texts,
}: Outline & {readonly texts: PageTexts}): Outline<TextSection> {
  const sectionWithText = (section: Section) => ({...section, text: texts.get(section.slug) ?? ''});
  return {path, title, sections: sections.map(sectionWithText)};
}

/**
 * The page's path with the ids that exist only in the source or only in the built page; empty if there are
 * none.
 */
function otherHeadings({
  path,
  sections,
  texts,
}: Outline & {readonly texts: PageTexts}): readonly string[] {
  const slugs = new Set(sections.map(({slug}) => slug));
  const absent = [...slugs].filter((slug) => !texts.has(slug)).map((slug) => `not built: #${slug}`);
  const added = [...texts.keys()]
    .filter((slug) => !slugs.has(slug))
    .map((slug) => `built: #${slug}`);
  const all = [...absent, ...added];
  return all.length === 0 ? [] : [`${path} (${all.join(', ')})`];
}

function failOn(message: string, paths: readonly string[]): void {
  if (paths.length > 0) {
    throw new Error(`Search index: ${message}:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  }
}

async function htmlFiles(buildFolder: string): Promise<readonly string[]> {
  const entries = await readdir(buildFolder, {recursive: true});
  return entries.filter((name) => name.endsWith('.html')).sort();
}

/** Pages of the portal (recognized by the placeholder) that are not in the list. */
async function strayPages(
  buildFolder: string,
  {found, hidden}: PageList,
): Promise<readonly string[]> {
  const known = new Set([...found, ...hidden].map(fileOfPath));
  const stray: string[] = [];
  for (const name of await htmlFiles(buildFolder)) {
    if (!known.has(name)) {
      const html = await readFile(join(buildFolder, name), 'utf8');
      if (html.includes(SEARCH_VERSION_PLACEHOLDER)) {
        stray.push(name);
      }
    }
  }
  return stray;
}
