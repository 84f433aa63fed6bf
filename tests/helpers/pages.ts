import {resolve} from 'node:path';
import type {CourseSource, Page, Portal} from '../../src/sources/model';
import type {Course} from '../../src/sources/model';
import {addressOfFile} from '../../src/lib/address';
import {nameOf} from '../../src/sources/name';

/** A small project without mistakes. */
export const SMALL = resolve(__dirname, '../fixtures/projects/small');
/** A small project in which most things are wrong. */
export const BROKEN = resolve(__dirname, '../fixtures/projects/broken');

/** A page that lies at a path, with a front matter. */
export function pageAt(path: string, frontMatter: Page['frontMatter'] = {}, content = ''): Page {
  return {
    path,
    text: content,
    ...addressOfFile(path)!,
    frontMatter,
    content,
    linesBefore: 0,
    placeOf: () => ({line: 1, column: 1}),
    title: frontMatter.title ?? '',
    name: nameOf({...addressOfFile(path)!, title: frontMatter.title ?? '', frontMatter}),
    draft: frontMatter.draft === true,
  };
}

export function byAddress(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map(pages.map((page) => [page.address, page]));
}

export function courseOf(id: string, course: Partial<Course> = {}): CourseSource {
  const whole: Course = {
    code: id.toUpperCase(),
    title: id,
    description: id,
    menu: [],
    weeks: [],
    recordings: [],
    ...course,
  };
  return {
    id,
    path: `courses/${id}/course.yml`,
    problems: [],
    placeOf: () => ({line: 1, column: 1}),
    course: whole,
    lists: whole,
  };
}

/** A portal of these pages and courses, as the registry would read it. */
export function portalOf(pages: readonly Page[], courses: readonly CourseSource[] = []): Portal {
  return {
    root: '/project',
    files: pages.map(({path}) => path),
    pages,
    byFile: new Map(pages.map((page) => [page.path, page])),
    byAddress: byAddress(pages),
    courses,
    aliases: {listed: [], byRule: [], dropped: [], parents: [], problems: []},
    terms: [],
    wanted: [],
    problems: [],
  };
}
