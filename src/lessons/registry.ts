import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfFile, COURSES, MODULES} from '../lib/address';
import oldAddresses from '../data/oldAddresses.json';
import wantedPages from '../data/wantedPages.json';
import {collectAliases, type Aliases} from './aliases';
import {parseCourse, type Course, type ParsedCourse} from './course';
import {parseFrontMatter, type FrontMatter} from './frontMatter';
import {checkAddresses, checkCourses, checkReferences} from './references';
import {isHiddenFile, isPageFile, readSource} from './sources';
import {readTree, type FileEntry} from './tree';
import type {Problem} from './types';
import type {PlaceOf} from './yaml';

/** A page of the portal, read from one source. */
export interface Page {
  /** Path of the source from the project’s root. */
  readonly path: string;
  readonly text: string;
  readonly area: string;
  readonly address: string;
  /** Front-matter title, else the first level-one heading, else empty. */
  readonly title: string;
  readonly frontMatter: FrontMatter;
  readonly content: string;
  readonly linesBefore: number;
  readonly placeOf: PlaceOf;
  /** Draft by front matter or by an underscore folder: never in production. */
  readonly draft: boolean;
}

export interface CourseSource extends ParsedCourse {
  /** Lower-case course code: the folder’s name. */
  readonly id: string;
  /** Path of `course.yml` from the project’s root. */
  readonly path: string;
}

/** A page that the programme wants and nobody has written yet. */
export interface WantedPage {
  readonly address: string;
  readonly title: string;
}

/** Everything that the sources say, read once. */
export interface Portal {
  readonly root: string;
  /** Every file below `modules/` and `courses/`. */
  readonly files: readonly string[];
  /** All pages, drafts included, in the order of their paths. */
  readonly pages: readonly Page[];
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byAddress: ReadonlyMap<string, Page>;
  readonly courses: readonly CourseSource[];
  readonly aliases: Aliases;
  readonly wanted: readonly WantedPage[];
  readonly problems: readonly Problem[];
}

const WANTED: Readonly<Record<string, string>> = wantedPages;

/**
 * Reads all sources of a project.
 *
 * @param root absolute path of the project’s root, the folder that holds `modules/` and `courses/`
 * @returns the portal; mistakes of authors are in `problems`, none is thrown
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
      pages.push({
        ...source,
        ...found,
        frontMatter,
        content,
        linesBefore,
        placeOf,
        title: frontMatter.title ?? firstHeading(content),
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
  const lookup = {files, pages, byFile, byAddress, courses, wanted: WANTED};
  const aliases = collectAliases(pages, byAddress, oldAddresses);
  problems.push(
    ...tree.flatMap(unreadable),
    ...courses.flatMap((course) => course.problems),
    ...checkAddresses(pages),
    ...checkReferences(lookup),
    ...checkCourses(lookup),
    ...aliases.problems,
  );
  return {
    root,
    files,
    pages,
    byFile,
    byAddress,
    courses,
    aliases,
    wanted: Object.entries(WANTED)
      .filter(([address]) => !byAddress.has(address))
      .map(([address, title]) => ({address, title})),
    problems,
  };
}

function unreadable({path, reason}: FileEntry): readonly Problem[] {
  const message = `the file cannot be read: ${reason}`;
  const remedy = 'save it again as a text file of your own, or delete it';
  return reason === undefined
    ? []
    : [{path, line: 1, column: 1, rule: 'file-unreadable', severity: 'error', message, remedy}];
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
  return content.match(/^# (.+)$/m)?.[1]?.trim() ?? '';
}

/** The courses without mistakes, in code order. */
export function validCourses(
  portal: Portal,
): readonly {readonly id: string; readonly course: Course}[] {
  return portal.courses.flatMap(({id, course}) => (course === undefined ? [] : [{id, course}]));
}

/** Folder of an area from the project’s root. */
export function folderOfArea(area: string): string {
  return area === MODULES ? MODULES : `${COURSES}/${area}`;
}
