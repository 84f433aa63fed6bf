import {canBeDone, lessonsOfCourses, taskIds, titlesOfPages} from '../../../src/sources/lessons';
import {courseOf, pageAt, portalOf} from '../../helpers/pages';

const OUTCOMES = {outcomes: ['Set gaps']};
const LANDING = pageAt('modules/css/css-grid/index.md', {title: 'Grid'});
const GAP = pageAt('modules/css/css-grid/grid-gap.md', {title: 'Gap', ...OUTCOMES});
const DRAFT = pageAt('modules/css/draft.md', {title: 'Draft', draft: true, ...OUTCOMES});
const LAB = pageAt('courses/mtm6130/labs/first.md', {title: 'First lab'});
const LABS = pageAt('courses/mtm6130/labs/index.md', {title: 'Labs'});
const RESOURCES = pageAt('courses/mtm6130/resources/changelog.md', {title: 'Changelog'});

describe('what a reader can mark as done', () => {
  it('is a lesson, or the work of a course', () => {
    const pages = [LANDING, GAP, DRAFT, LAB, LABS, RESOURCES];
    expect(pages.filter(canBeDone)).toEqual([GAP, LAB]);
  });
});

describe('taskIds', () => {
  it('are those outside of what goes further', () => {
    const content = `
<Task title="One" id="one" level="warm-up">x</Task>
<GoingFurther><Task id="extra" title="Extra">x</Task></GoingFurther>
<Task
  id="two"
  title="Two"
>x</Task>`;
    expect(taskIds(content)).toEqual(['one', 'two']);
  });
});

describe('the lessons of a course', () => {
  const link = '../../modules/css/css-grid';
  const week = (label: string, pages: readonly string[]) => ({
    label,
    title: label,
    groups: [{pages}],
  });
  const portal = portalOf(
    [LANDING, GAP, DRAFT, LAB],
    [
      courseOf('mtm6130', {
        weeks: [
          week('Week 1', [`${link}/index.md`, `${link}/grid-gap.md`, './labs/first.md']),
          week('Week 2', [`${link}/grid-gap.md`, '../../modules/css/draft.md']),
        ],
      }),
    ],
  );

  it('are the published lessons of its weeks, each once', () => {
    expect(lessonsOfCourses(portal)).toEqual({mtm6130: [GAP.address]});
  });

  it('have their titles, as every published page has', () => {
    expect(titlesOfPages(portal)).toEqual({
      [LANDING.address]: 'Grid',
      [GAP.address]: 'Gap',
      [LAB.address]: 'First lab',
    });
  });
});
