import type {PrintChoices} from '@site/src/data/print';
import {fitCode} from './fitCode';
import {demoteHeadings} from './headings';
import {writeFootnotes} from './links';
import {settleFurther} from './optionalParts';
import {answersSection, heading, takeAnswers} from './practice';
import {prefixIds} from './prefixIds';
import type {PaperSection} from './runningHeads';
import {stripForPaper, takeLesson} from './takeLesson';

/** What is to be printed, in order. */
export interface PaperPlan {
  readonly title: string;
  /** A single lesson has no title page, no contents, and no levels above it. */
  readonly isSingle: boolean;
  readonly parts: readonly PaperPart[];
}

export interface PaperPart {
  /** Title of a week in a course; a single week has one part without a title. */
  readonly title?: string;
  readonly addresses: readonly string[];
}

export interface Paper {
  readonly content: DocumentFragment;
  readonly sections: readonly PaperSection[];
  /** Addresses without a lesson. */
  readonly missing: readonly string[];
}

interface Options {
  readonly choices: PrintChoices;
  /** The delivered pages, by address. */
  readonly pages: ReadonlyMap<string, string>;
  readonly origin: string;
  /** URL at which the portal is published. */
  readonly site: string;
}

interface Composed extends PaperSection {
  readonly address: string;
  readonly section: HTMLElement;
  readonly answers: ReturnType<typeof takeAnswers>;
}

/** Combines lessons into one document for printing. */
export function composeDocument(plan: PaperPlan, options: Options): Paper {
  const {choices} = options;
  const addresses = [...new Set(plan.parts.flatMap((part) => part.addresses))];
  const lessons = addresses.flatMap((address) => {
    const html = options.pages.get(address);
    const lesson = html === undefined ? undefined : takeLesson(html);
    return lesson === undefined ? [] : [{address, lesson}];
  });
  const prefixes = new Map(lessons.map(({address}, index) => [address, `l${index + 1}-`]));
  const level = plan.isSingle ? 1 : plan.parts.some(({title}) => title !== undefined) ? 3 : 2;
  const composed = new Map(
    lessons.map(({address, lesson}) => [
      address,
      composeLesson(lesson, address, {...options, prefixes, level}),
    ]),
  );
  const content = document.createDocumentFragment();
  if (!plan.isSingle) {
    content.append(heading(plan.title, 1), contentsOf([...composed.values()]));
  }
  for (const part of plan.parts) {
    const members = part.addresses.flatMap((address) => composed.get(address) ?? []);
    if (members.length > 0 && part.title !== undefined) {
      content.append(weekTitle(part.title));
    }
    for (const member of members) {
      content.append(content.contains(member.section) ? seeAbove(member) : member.section);
    }
  }
  const answers = choices.answers ? answersOf([...composed.values()], plan.isSingle) : undefined;
  if (answers !== undefined) {
    content.append(answers);
  }
  return {
    content,
    sections: [
      ...[...composed.values()].map(({page, title}) => ({page, title})),
      ...(answers === undefined ? [] : [{page: 'answers', title: ANSWERS}]),
    ],
    missing: addresses.filter((address) => !composed.has(address)),
  };
}

const ANSWERS = 'Solutions and answers';

interface LessonOptions extends Options {
  readonly prefixes: ReadonlyMap<string, string>;
  /** Level of the lesson's title. */
  readonly level: number;
}

function composeLesson(
  lesson: HTMLElement,
  address: string,
  {choices, prefixes, level, origin, site}: LessonOptions,
): Composed {
  const prefix = prefixes.get(address)!;
  stripForPaper(lesson);
  settleFurther(lesson, choices.further);
  prefixIds(lesson, prefix);
  fitCode(lesson);
  demoteHeadings(lesson, level - 1);
  const notes = writeFootnotes(lesson, {address, origin, site, prefixes});
  const answers = takeAnswers(lesson);
  const title = lesson.querySelector(`h${level}`)?.textContent?.trim() ?? address;
  const page = prefix.slice(0, -1);
  const section = document.createElement('section');
  section.id = `${prefix}top`;
  section.className = 'paper-lesson';
  section.style.setProperty('page', page);
  section.append(lesson, ...(notes === undefined ? [] : [notes]));
  return {address, page, title, section, answers};
}

function weekTitle(title: string): HTMLElement {
  const element = heading(title, 2);
  element.className = 'paper-week';
  return element;
}

/** A course may list a lesson more than once; it is printed once. */
function seeAbove({title, section}: Composed): HTMLElement {
  const note = document.createElement('p');
  note.className = 'paper-note';
  note.append('Read again: ', linkTo(section.id, title));
  return note;
}

function linkTo(id: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = text;
  return link;
}

function contentsOf(lessons: readonly Composed[]): HTMLElement {
  const list = document.createElement('ol');
  list.className = 'paper-contents';
  for (const {title, section} of lessons) {
    const item = document.createElement('li');
    item.append(linkTo(section.id, title));
    list.append(item);
  }
  return list;
}

function answersOf(lessons: readonly Composed[], isSingle: boolean): HTMLElement | undefined {
  const level = 3;
  const sections = lessons.flatMap(
    ({answers, title}) =>
      answersSection(answers, {title: isSingle ? undefined : title, level}) ?? [],
  );
  if (sections.length === 0) {
    return undefined;
  }
  const all = document.createElement('section');
  all.className = 'paper-answers prose';
  all.style.setProperty('page', 'answers');
  all.append(heading(ANSWERS, level - 1), ...sections);
  return all;
}
