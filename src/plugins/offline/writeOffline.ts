import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {gzipSync} from 'node:zlib';
import {COURSE_LIST, OFFLINE_FOLDER} from '../../data/offline';
import {PAGE_SCRIPTS_FILE} from '../../data/pageScripts';
import {SEARCH_PAGE} from '../../data/search';
import {
  isPacked,
  OFFLINE_HASH_LENGTH,
  sizeOf,
  type CourseManifest,
  type OfflineFile,
} from '../../lib/offline';
import type {Page, Portal} from '../../sources/model';
import {validCourses} from '../../sources/registry';
import {listWeeks} from '../../sources/weeks';
import {type BuiltSite, createPathFinder} from './pathsOfPages';

/** Pages that belong to every course. */
const COMMON_PAGES = ['/', SEARCH_PAGE, '/modules/', '/setups/'];

/**
 * Writes a list, for every course, of the files that it needs without a network. The build must be complete,
 * because the lists contain the hashes of its pages.
 *
 * @param pages the published pages
 */
export function writeOffline(
  root: string,
  build: string,
  portal: Portal,
  pages: readonly Page[],
): void {
  const pathsOfPages = createPathFinder(readSite(root, build));
  const describe = describer(build);
  const list: Record<string, Pick<CourseManifest, 'build' | 'size'>> = {};
  mkdirSync(join(build, OFFLINE_FOLDER), {recursive: true});
  for (const {id} of validCourses(portal)) {
    const files = pathsOfPages(pagesOfCourse(id, portal, pages)).map(describe);
    const manifest = {course: id, build: hashOf(JSON.stringify(files)), size: sizeOf(files), files};
    list[id] = {build: manifest.build, size: manifest.size};
    writeFileSync(
      join(build, OFFLINE_FOLDER, `${id}.json`),
      JSON.stringify(manifest satisfies CourseManifest),
    );
    console.log(`Offline ${id}: ${files.length} files, ${(manifest.size / 1e6).toFixed(1)} MB`);
  }
  writeFileSync(join(build, COURSE_LIST), JSON.stringify(list));
}

/** The pages of a course and those that its weeks list. */
function pagesOfCourse(id: string, portal: Portal, pages: readonly Page[]): readonly string[] {
  const own = pages.filter(({area}) => area === id).map(({address}) => address);
  const listed = listWeeks(portal)
    .filter(({course}) => course === id)
    .flatMap(({addresses}) => addresses);
  return [...new Set([...COMMON_PAGES, ...own, ...listed])];
}

function readSite(root: string, build: string): BuiltSite {
  const generated = join(root, '.docusaurus');
  const readJson = (path: string) => JSON.parse(readFileSync(join(generated, path), 'utf8'));
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(build.length).split(sep).join('/'));
  return {
    paths: new Set(files.map((file) => file.replace(/\/index\.html$/, '/'))),
    read: (path) => readFileSync(fileOf(build, path), 'utf8'),
    scripts: readJson(PAGE_SCRIPTS_FILE),
    runtimes: readJson('runtimes/default/manifest.json'),
  };
}

/** Reads and compresses each file once, even if several courses need it. */
function describer(build: string): (path: string) => OfflineFile {
  const known = new Map<string, OfflineFile>();
  return (path) => {
    const bytes = known.has(path) ? undefined : readFileSync(fileOf(build, path));
    if (bytes !== undefined) {
      const size = isPacked(path) ? gzipSync(bytes).length : bytes.length;
      known.set(path, [path, hashOf(bytes), size]);
    }
    return known.get(path)!;
  };
}

function fileOf(build: string, path: string): string {
  return join(build, path.endsWith('/') ? `${path}index.html` : path);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, OFFLINE_HASH_LENGTH);
}
