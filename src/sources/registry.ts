import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfFile, COURSES, MODULES} from '../lib/address';
import oldAddresses from '../data/oldAddresses.json';
import wantedPages from '../data/wantedPages.json';
import {collectAliases} from './aliases';
import {parseCourse} from './course';
import {nameOf} from './name';
import {type Course} from './model';
import {parseFrontMatter} from './frontMatter/parse';
import {gonePagesOf} from './moves';
import {checkAddresses, checkCourses, checkReferences} from './references';
import {isHiddenFile, isPageFile, readSource} from './sources';
import {readTree, type FileEntry} from './fileTree';
import {withoutCode} from '../text/code';
import type {Problem} from '../text/types';
import {readTerms} from './terms';
import type {Page, CourseSource, Portal} from './model';
import {errorAt, START} from '../text/problems';

const WANTED: Readonly<Record<string, string>> = wantedPages;

/**
 * Reads all sources of a project.
 *
 * @param root absolute path of the project's root, the folder that contains `modules/` and `courses/`
 * @returns the portal; mistakes by authors are listed in `problems` and never thrown
 */
export function readPortal(root: string): Portal {
  const tree = readTree(root);
  const files = tree.filter(({kind}) => kind === 'file').map(({path}) => path);
  const problems: Problem[] = [];
  const pages: Page[] = [];
  for (const path of files.filter(isPageFile)) {
    const found = addressOfFile(path);
    if (found !== undefined) {
      const source = readSource(root, path);
      const parsed = parseFrontMatter(source);
      problems.push(...parsed.problems);
      const {frontMatter, content, linesBefore, placeOf} = parsed;
      const title = frontMatter.title ?? firstHeading(content);
      pages.push({
        ...source,
        ...found,
        frontMatter,
        content,
        linesBefore,
        placeOf,
        title,
        name: nameOf({...found, title, frontMatter}),
        draft: frontMatter.draft === true || isHiddenFile(path),
      });
    }
  }
  const byFile = new Map(pages.map((page) => [page.path, page]));
  const byAddress = new Map<string, Page>();
  for (const page of pages) {
    if (!byAddress.has(page.address)) {
      byAddress.set(page.address, page);
    }
  }
  const courses = readCourses(root, files);
  const lookup = {
    files,
    pages,
    byFile,
    byAddress,
    courses,
    wanted: WANTED,
    gone: gonePagesOf(root),
  };
  const terms = readTerms(root, byFile);
  const aliases = collectAliases(pages, byAddress, oldAddresses);
  problems.push(
    ...tree.flatMap(unreadable),
    ...courses.flatMap((course) => course.problems),
    ...checkAddresses(pages),
    ...checkReferences(lookup),
    ...checkCourses(lookup),
    ...aliases.problems,
    ...terms.problems,
  );
  return {
    root,
    files,
    pages,
    byFile,
    byAddress,
    courses,
    aliases,
    terms: terms.list,
    wanted: Object.entries(WANTED)
      .filter(([address]) => !byAddress.has(address))
      .map(([address, title]) => ({address, title})),
    problems,
  };
}

function unreadable({path, reason}: FileEntry): readonly Problem[] {
  const message = `the file cannot be read: ${reason}`;
  const remedy = 'save it again as a text file that you can open, or delete it';
  return reason === undefined
    ? []
    : [errorAt({path, ...START}, 'file-unreadable', message, remedy)];
}

function readCourses(root: string, files: readonly string[]): readonly CourseSource[] {
  return files.flatMap((path): readonly CourseSource[] => {
    const id = path.match(/^courses\/([^/_][^/]*)\/course\.yml$/)?.[1];
    if (id === undefined) {
      return [];
    }
    return [{id, path, ...parseCourse({path, text: readFileSync(join(root, path), 'utf8')}, id)}];
  });
}

function firstHeading(content: string): string {
  return /^# (.+)$/m.exec(withoutCode(content))?.[1]?.trim() ?? '';
}

/** The courses without mistakes, sorted by code. */
export function validCourses(
  portal: Portal,
): readonly {readonly id: string; readonly course: Course}[] {
  return portal.courses.flatMap(({id, course}) => (course === undefined ? [] : [{id, course}]));
}

/** Folder of an area, relative to the project's root. */
export function folderOfArea(area: string): string {
  return area === MODULES ? MODULES : `${COURSES}/${area}`;
}
