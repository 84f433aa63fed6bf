import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {CourseArea, PortalData} from '../../data/areas';
import {CHUNK_PATIENCE_MS} from '../../data/limits';
import type {MenuItem} from '../../data/menu';
import {ABSENT_NOTICE} from '../../data/notices';
import {LEARNING_MANAGEMENT_SYSTEM} from '../../data/site';
import type {MenuEntry} from '../../sources/model';
import {addressOfLink, isPageLink} from '../../sources/links';
import {MODULES} from '../../lib/address';
import {HOME_EXAMPLE, homeExample} from '../../markdown/homeExample';
import {lessonsOfCourses, titlesOfPages} from '../../sources/lessons';
import {loadPortal} from '../../sources/portal';
import {unfinishedPages} from '../../sources/courseFront';
import {formatProblems} from '../../text/problems';
import {validCourses} from '../../sources/registry';
import {type Portal} from '../../sources/model';
import {firstPaintScript} from './firstPaintScript';

/**
 * For pages whose scripts do not load: a notice that appears after a delay unless a script hides it first.
 */
const lateNotice: HtmlTagObject = {
  tagName: 'div',
  attributes: {
    class: 'notice is-late',
    role: 'status',
    style: `animation-delay: ${CHUNK_PATIENCE_MS}ms`,
  },
  innerHTML: `<p>${ABSENT_NOTICE.text}</p><a href="">${ABSENT_NOTICE.action}</a>`,
};

/**
 * Provides the theme with the data it needs on every page, and fails the build if a source contains an error.
 */
export default function portalPlugin({siteDir, siteStorage}: LoadContext): Plugin {
  return {
    name: 'portal',
    loadContent: () => {
      const {portal} = loadPortal(siteDir);
      const errors = portal.problems.filter(({severity}) => severity === 'error');
      // In development the authoring plugin's overlay shows the problems instead.
      if (errors.length > 0 && process.env.NODE_ENV !== 'development') {
        throw new Error(`\n${formatProblems(errors)}`);
      }
      return portal;
    },
    contentLoaded: async ({content, actions}) => {
      const portal = content as Portal;
      const data: PortalData = {courses: coursesOf(portal)};
      actions.setGlobalData(data);
      await actions.createData('homeExample.json', JSON.stringify(homeExample(siteDir)));
      await actions.createData('descriptions.json', JSON.stringify(descriptionsOf(portal)));
      await actions.createData('lessons.json', lessonsOfCourses(portal));
      await actions.createData('titles.json', titlesOfPages(portal));
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: firstPaintScript(`theme${siteStorage.namespace}`)}],
      postBodyTags: [lateNotice],
    }),
    getPathsToWatch: () => [`${siteDir}/courses/**/course.yml`, `${siteDir}/${HOME_EXAMPLE}`],
  };
}

/** The description of each page of the Modules index, by URL. */
function descriptionsOf({pages}: Portal): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages
      .filter(({area, draft}) => area === MODULES && !draft)
      .flatMap(({address, frontMatter: {description}}) =>
        description === undefined ? [] : [[address, description]],
      ),
  );
}

/**
 * The courses with their menus, in which links are URLs.
 *
 * @param lms URL of the learning-management system; with null its links are left out
 */
export function coursesOf(
  portal: Portal,
  lms: string | null = LEARNING_MANAGEMENT_SYSTEM,
): readonly CourseArea[] {
  const shared = sharedPages(portal);
  const lessons = lessonsOfCourses(portal);
  return validCourses(portal).map(({id, course}) => {
    const unfinished = unfinishedPages(id, course, portal);
    return {
      id,
      code: course.code,
      title: course.title,
      description: course.description,
      path: `/${id}/`,
      menu: course.menu.flatMap((entry) => menuItem(entry, `courses/${id}/course.yml`, lms)),
      sharedPages: shared.get(id) ?? [],
      lessons: lessons[id]?.length ?? 0,
      ...(unfinished && {unfinished}),
    };
  });
}

/** For each area, the paths relative to its root that also have a page in another area. */
function sharedPages({pages}: Portal): ReadonlyMap<string, readonly string[]> {
  const tails = pages
    .filter(({area, draft}) => area !== MODULES && !draft)
    .map(({area, address}) => ({area, tail: address.slice(area.length + 2)}))
    .filter(({tail}) => tail !== '');
  const counts = new Map<string, number>();
  for (const {tail} of tails) {
    counts.set(tail, (counts.get(tail) ?? 0) + 1);
  }
  const shared = new Map<string, string[]>();
  for (const {area, tail} of tails.filter((page) => counts.get(page.tail)! > 1)) {
    shared.set(area, [...(shared.get(area) ?? []), tail]);
  }
  return shared;
}

function menuItem(
  {link, children, ...rest}: MenuEntry,
  from: string,
  lms: string | null,
): readonly MenuItem[] {
  const address = link === 'lms' ? lms : link && menuAddress(link, from);
  if (address === null) {
    return [];
  }
  return [
    {
      ...rest,
      ...(address !== undefined && {link: address}),
      ...(children && {children: children.flatMap((child) => menuItem(child, from, lms))}),
    },
  ];
}

function menuAddress(link: string, from: string): string {
  return isPageLink(link) ? (addressOfLink(link, from) ?? link) : link;
}
