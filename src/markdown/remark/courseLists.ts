import type {BlockContent, DefinitionContent, List, ListItem, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {printPath} from '../../lib/printPath';
import {slugify} from '../../lib/slug';
import {lessonTime} from '../../sources/lessonTime';
import {loadPortal} from '../../sources/portal';
import {groupPages, inOrder, readingOrder} from '../../sources/readingOrder';
import type {Course, Page, Portal, Week, WeekGroup, WeekPage} from '../../sources/model';
import {pageOfWeek, pagesOfWeek} from '../../sources/weeks';
import {courseFront} from '../../sources/courseFront';
import {glossary} from './glossary';
import {jsxElement, type Plain} from './jsx';
import {heading, link, paragraph, text} from './nodes';
import {
  pathOf,
  stopBuild,
  writtenElement,
  type JsxElement,
  type PortalRemarkOptions,
} from './shared';

type Block = BlockContent | DefinitionContent;

/** Shown for a week that names pages of which none is written. */
const AWAITED = 'The pages for this part of the course are not published yet.';

/**
 * Expands the lists that the portal generates: `<Weeks />`, `<CourseFront />` and `<Recordings />` from the
 * course's `course.yml`, `<Pages />` (pages of a section) and `<Modules />` (every topic) from the sources,
 * `<Glossary />` from the list of terms. The result is Markdown, so that headings, search, links and the
 * sidebar treat it like an author's own.
 */
export default function remarkCourseLists({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const path = pathOf(file, root);
    const {portal} = loadPortal(root);
    const expanders: Record<string, () => readonly Block[]> = {
      Weeks: () => weeksOf(path, portal),
      CourseFront: () => frontOf(path, portal),
      Recordings: () => recordingsOf(path, portal),
      Pages: () => sectionPages(path, portal),
      Modules: () => moduleGroups(portal),
      Glossary: () => glossary(portal),
    };
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const expand = expanders[(node as unknown as JsxElement).name ?? ''];
      if (expand !== undefined && parent !== undefined && index !== undefined) {
        const blocks = expand();
        parent.children.splice(index, 1, ...(blocks as never[]));
        return index + blocks.length;
      }
      return undefined;
    });
  };
}

function courseAt(
  path: string,
  {courses}: Portal,
): {readonly id: string; readonly course: Course; readonly file: string} {
  const found = courses.find(({id}) => path.startsWith(`courses/${id}/`));
  if (found?.course === undefined) {
    stopBuild(path, 'course', [
      {
        message: 'there is a list from course.yml here, but the folder has no valid course.yml',
        remedy:
          'move it to a page of a course, and correct what npm run check:content reports about its course.yml',
      },
    ]);
  }
  return {id: found.id, course: found.course, file: found.path};
}

function weeksOf(path: string, portal: Portal): readonly Block[] {
  const {course, file} = courseAt(path, portal);
  const id = file.split('/')[1]!;
  const canPrint = course.weeks.some((week) => pagesOfWeek(week, id, portal).length > 0);
  return [
    ...course.weeks.map((week) => weekBlock(week, file, portal)),
    ...(canPrint ? [printLink('course', id)] : []),
  ];
}

function frontOf(path: string, portal: Portal): readonly Block[] {
  const {id, course} = courseAt(path, portal);
  const front = courseFront(id, course, portal) as unknown as Plain;
  return [jsxElement('CourseFront', {front})];
}

function weekBlock(week: Week, file: string, portal: Portal): Block {
  const id = slugify(week.label);
  const courseId = file.split('/')[1]!;
  const groups = week.groups ?? [];
  const published = groups.flatMap((group) => groupBlocks(group, file, portal));
  const isAwaited = published.length === 0 && groups.some(({pages = []}) => pages.length > 0);
  return jsx('Week', {id, title: week.title === week.label ? undefined : week.title}, [
    heading(2, [text(week.label)], {id, 'data-plain': ''}),
    ...(week.outcomes ? [list(week.outcomes.map((outcome) => [text(outcome)]))] : []),
    ...(isAwaited ? [note(AWAITED)] : published),
    ...(pagesOfWeek(week, courseId, portal).length > 0
      ? [printLink('week', `${courseId}/${id}`)]
      : []),
  ]);
}

/** A link to the print view of a week or a course. */
function printLink(kind: 'week' | 'course', name: string): Block {
  return writtenElement('p', {className: 'no-print', 'data-search-skip': ''}, [
    link(printPath(kind, name), `Print this ${kind}`),
  ]) as unknown as Block;
}

function note(words: string): Block {
  return jsx('WeekNote', {}, [paragraph([text(words)])]);
}

function groupBlocks(group: WeekGroup, file: string, portal: Portal): readonly Block[] {
  const items = (group.pages ?? []).flatMap((entry) => weekLink(entry, file, portal));
  const notes = (group.notes ?? []).map(note);
  if (items.length === 0 && notes.length === 0) {
    return [];
  }
  return [
    jsx('WeekGroup', {title: group.title}, [
      ...(items.length > 0 ? [jsx('PageLinks', {}, [list(items)])] : []),
      ...notes,
    ]),
  ];
}

function weekLink(entry: WeekPage, file: string, portal: Portal): readonly PhrasingContent[][] {
  const badge = typeof entry === 'object' ? entry.badge : undefined;
  const due = typeof entry === 'object' && 'page' in entry ? entry.due : undefined;
  const extras = [
    ...(badge === undefined ? [] : [text(' '), inline('Badge', {type: 'tip', text: badge})]),
    ...(due === undefined ? [] : [text(` due ${due}`)]),
  ];
  if (typeof entry === 'object' && 'link' in entry) {
    return [[link(entry.link, entry.text), ...extras]];
  }
  return pageOfWeek(entry, file, portal).map((page) => [link(page.address, page.name), ...extras]);
}

function recordingsOf(path: string, portal: Portal): readonly Block[] {
  const {course} = courseAt(path, portal);
  if (course.recordings.length === 0) {
    return [jsx('EmptyState', {}, [paragraph([text('No recordings yet for this course.')])])];
  }
  return [
    list(
      course.recordings.map((recording) => [
        link(recording.link, recording.title),
        ...(recording.week === undefined ? [] : [text(`, ${recording.week}`)]),
        ...(recording.minutes === undefined ? [] : [text(`, ${recording.minutes} minutes`)]),
      ]),
    ),
  ];
}

/** Pages below the folder of a landing page, in reading order, with their descriptions. */
function sectionPages(path: string, portal: Portal): readonly Block[] {
  const own = portal.byFile.get(path);
  if (own === undefined) {
    return [];
  }
  const below = listed(portal).filter(
    (page) =>
      page !== own && page.address.startsWith(own.address) && isDirectChild(page, own, portal),
  );
  return [
    jsx('PageLinks', {}, [
      list(
        readingOrder(below).map((page) => [link(page.address, page.name), ...descriptionOf(page)]),
      ),
    ]),
  ];
}

/** Whether there is no other landing page between the page and the section. */
function isDirectChild(page: Page, section: Page, {byAddress}: Portal): boolean {
  const parts = page.address.slice(section.address.length).split('/').filter(Boolean);
  return parts.slice(0, -1).every((_, index) => {
    const between = byAddress.get(`${section.address}${parts.slice(0, index + 1).join('/')}/`);
    return between === undefined || between === page;
  });
}

/**
 * A field that filters the groups, and one group for each topic, sorted by name, with all its pages in reading
 * order.
 */
function moduleGroups(portal: Portal): readonly Block[] {
  const groups = groupPages(listed(portal).filter(({area}) => area === 'modules'));
  const blocks = [...groups]
    .map(([id, pages]) => {
      const landing = pages.find(({address}) => address === `/${id}/`);
      return {landing, name: landing?.name ?? id.replace('modules/', ''), address: id, pages};
    })
    .sort(inOrder)
    .map(({landing, name, pages}) =>
      jsx('ModuleGroup', {title: name, link: landing?.address}, [
        heading(2, [text(name)], {'data-plain': ''}),
        ...(landing?.frontMatter.description
          ? [paragraph([text(landing.frontMatter.description)])]
          : []),
        jsx('PageLinks', {}, [sectionList(pages.filter((page) => page !== landing))]),
      ]),
    );
  return [jsx('ModuleFilter', {}, []), ...blocks];
}

/**
 * The pages of a topic; each section has its description and its pages below it. The descriptions of all other
 * pages are loaded when the reader filters (src/components/ModuleFilter), because they would double the size of
 * the page.
 */
function sectionList(pages: readonly Page[]): List {
  const isBelow = (page: Page, section: Page): boolean =>
    page !== section && section.address.endsWith('/') && page.address.startsWith(section.address);
  const tops = pages.filter((page) => !pages.some((other) => isBelow(page, other)));
  const insideOf = (page: Page): readonly Page[] => pages.filter((other) => isBelow(other, page));
  const items = list(
    tops.map((page) => [
      ...timedLink(page),
      ...(insideOf(page).length > 0 ? descriptionOf(page) : []).map((words) =>
        inline('span', {}, [words]),
      ),
    ]),
  );
  items.children.forEach((item, index) => {
    const inside = insideOf(tops[index]!);
    if (inside.length > 0) {
      item.children.push(list(inside.map(timedLink)));
    }
  });
  return items;
}

function timedLink(page: Page): readonly PhrasingContent[] {
  const {minutes} = lessonTime(page.content);
  return [link(page.address, page.name), text(' '), inline('small', {}, [text(`${minutes} min`)])];
}

function descriptionOf({frontMatter: {description}}: Page): readonly PhrasingContent[] {
  return description ? [text(` ${description}`)] : [];
}

function listed({pages}: Portal): readonly Page[] {
  return pages.filter((page) => !page.draft && page.frontMatter.unlisted !== true);
}

function jsx(
  name: string,
  attributes: Record<string, string | undefined>,
  children: Block[],
): Block {
  return writtenElement(name, attributes, children) as unknown as Block;
}

function inline(
  name: string,
  attributes: Record<string, string>,
  children: readonly PhrasingContent[] = [],
): PhrasingContent {
  return {
    ...writtenElement(name, attributes),
    type: 'mdxJsxTextElement',
    children,
  } as unknown as PhrasingContent;
}

function list(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [paragraph([...children])],
    })),
  };
}
