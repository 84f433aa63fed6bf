import {courseFront, unfinishedPages} from '../../../src/sources/courseFront';
import type {Course} from '../../../src/sources/model';
import {courseOf, pageAt, portalOf} from '../../helpers/pages';

const GRID = pageAt('modules/css/css-grid/index.md', {title: 'Grid'});
const DRAFT = pageAt('modules/css/draft.md', {title: 'Draft', draft: true});
const LAB = pageAt('courses/mtm6130/labs/first.md', {title: 'First Lab'});

const SOURCE = courseOf('mtm6130', {
  makes: [
    {title: 'A poster', text: 'In one page.', page: './labs/first.md'},
    {title: 'A site', text: 'Of your own.'},
  ],
  weeks: [
    {
      label: 'Week 1',
      title: 'Start',
      groups: [
        {pages: ['../../modules/css/css-grid/index.md', {text: 'MDN', link: 'https://mdn.dev'}]},
        {pages: [{page: './labs/first.md', badge: 'Lab', due: 'Week 2'}]},
      ],
    },
    {
      label: 'Week 2',
      title: 'Week 2',
      groups: [{pages: ['../../modules/css/draft.md', '../../modules/css/unwritten.md']}],
    },
  ],
});
const COURSE = SOURCE.course as Course;
const PORTAL = portalOf([GRID, DRAFT, LAB], [SOURCE]);

describe('courseFront', () => {
  const front = courseFront('mtm6130', COURSE, PORTAL);

  it('leads from what one makes to its brief, if it has one', () => {
    expect(front.makes).toEqual([
      {title: 'A poster', text: 'In one page.', link: '/mtm6130/labs/first.html'},
      {title: 'A site', text: 'Of your own.'},
    ]);
  });

  it('lists the published pages of each week, and counts those that are not written', () => {
    expect(front.weeks).toEqual([
      {
        label: 'Week 1',
        title: 'Start',
        link: '/mtm6130/content/#week-1',
        pages: [
          {title: 'Grid', link: GRID.address},
          {title: 'First Lab', link: LAB.address},
        ],
      },
      {label: 'Week 2', link: '/mtm6130/content/#week-2', pages: [], wanted: 2},
    ]);
  });

  it('takes for assessed what has a due date', () => {
    expect(front.assessed).toEqual([
      {title: 'First Lab', link: LAB.address, kind: 'Lab', opens: 'Week 1', due: 'Week 2'},
    ]);
  });
});

describe('unfinishedPages', () => {
  it('counts a page once that several weeks name', () => {
    const twice = {...COURSE, weeks: [...COURSE.weeks, ...COURSE.weeks]};
    expect(unfinishedPages('mtm6130', twice, PORTAL)).toEqual({written: 2, planned: 4});
  });

  it('is nothing when every page is written', () => {
    const finished = {...COURSE, weeks: COURSE.weeks.slice(0, 1)};
    expect(unfinishedPages('mtm6130', finished, PORTAL)).toBeUndefined();
  });
});
