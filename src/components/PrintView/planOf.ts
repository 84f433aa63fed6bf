import {printCourseFile, type PrintCourse} from '@site/src/data/print';
import type {PrintSubject} from '@site/src/lib/print';
import type {PaperPlan} from './compose/composeDocument';
import {fetchText, NotThere} from './fetchText';

/** Which lessons a print view contains, in order. */
export async function planOf(subject: PrintSubject): Promise<PaperPlan> {
  if (subject.kind === 'page') {
    return {title: '', isSingle: true, parts: [{addresses: [subject.address]}]};
  }
  const file = await fetchText(printCourseFile(subject.course));
  const course = JSON.parse(file) as PrintCourse;
  return subject.kind === 'course' ? wholeCourse(course) : oneWeek(course, subject.week);
}

function wholeCourse({code, title, weeks}: PrintCourse): PaperPlan {
  return {
    title: `${code}: ${title}`,
    isSingle: false,
    parts: weeks.map((week) => ({
      title: week.title === week.label ? week.label : `${week.label}: ${week.title}`,
      addresses: week.pages.map(({link}) => link),
    })),
  };
}

function oneWeek({code, weeks}: PrintCourse, id: string): PaperPlan {
  const week = weeks.find((candidate) => candidate.id === id);
  if (week === undefined) {
    throw new NotThere(`${code} has no ${id}. Its weeks: ${weeks.map(({id}) => id).join(', ')}.`);
  }
  const title = week.title === week.label ? week.label : `${week.label}: ${week.title}`;
  return {
    title: `${code}, ${title}`,
    isSingle: false,
    parts: [{addresses: week.pages.map(({link}) => link)}],
  };
}
