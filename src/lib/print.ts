import {PRINT_CHOICES, type PrintChoices} from '../data/print';
import {printPath} from './printPath';

/** What is printed: one lesson, one week of a course, or a whole course. */
export type PrintSubject =
  | {readonly kind: 'page'; readonly address: string}
  | {readonly kind: 'week'; readonly course: string; readonly week: string}
  | {readonly kind: 'course'; readonly course: string};

const COURSE = /^[\w-]+$/;
const WEEK = /^([\w-]+)\/([\w-]+)$/;
/** A single slash, because with two the address would name another host. */
const PAGE = /^\/(?!\/)[^\\?#]+$/;

/** Address of a print view. Options with their default value are left out. */
export function printAddress(subject: PrintSubject, choices: PrintChoices = PRINT_CHOICES): string {
  const others = (['answers', 'further'] as const)
    .filter((name) => choices[name] !== PRINT_CHOICES[name])
    .map((name) => `&${name}=${choices[name] ? 'yes' : 'no'}`);
  return printPath(subject.kind, nameOf(subject)) + others.join('');
}

function nameOf(subject: PrintSubject): string {
  switch (subject.kind) {
    case 'page':
      return subject.address;
    case 'week':
      return `${subject.course}/${subject.week}`;
    case 'course':
      return subject.course;
  }
}

/** The subject that the query of a print view names; undefined if it cannot exist. */
export function readPrintSubject(search: string): PrintSubject | undefined {
  const query = new URLSearchParams(search);
  const address = query.get('page') ?? '';
  if (PAGE.test(address)) {
    return {kind: 'page', address};
  }
  const [, course = '', week = ''] = WEEK.exec(query.get('week') ?? '') ?? [];
  if (week !== '') {
    return {kind: 'week', course, week};
  }
  const whole = query.get('course') ?? '';
  return COURSE.test(whole) ? {kind: 'course', course: whole} : undefined;
}

export function readPrintChoices(search: string): PrintChoices {
  const query = new URLSearchParams(search);
  const read = (name: keyof PrintChoices): boolean =>
    query.has(name) ? query.get(name) === 'yes' : PRINT_CHOICES[name];
  return {answers: read('answers'), further: read('further')};
}
