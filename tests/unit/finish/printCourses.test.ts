import {printCourses} from '../../../src/finish/printCourses';
import {courseOf, pageAt, portalOf} from '../../helpers/pages';

it('lists the weeks of a course with their published pages, in order', () => {
  const portal = portalOf(
    [
      pageAt('modules/html/lists.md', {title: 'Lists'}),
      pageAt('modules/html/forms.md', {title: 'Forms'}),
    ],
    [
      courseOf('mtm6130', {
        code: 'MTM6130',
        weeks: [
          {
            label: 'Week 1',
            title: 'Text',
            groups: [
              {pages: ['../../modules/html/forms.md', '../../modules/html/not-written.md']},
              {pages: ['../../modules/html/lists.md']},
            ],
          },
          {label: 'Study Week', title: 'Study Week'},
        ],
      }),
    ],
  );
  const {weeks, code} = printCourses(portal).get('mtm6130')!;
  expect(code).toBe('MTM6130');
  expect(weeks).toEqual([
    {
      id: 'week-1',
      label: 'Week 1',
      title: 'Text',
      pages: [
        {title: 'Forms', link: '/modules/html/forms.html'},
        {title: 'Lists', link: '/modules/html/lists.html'},
      ],
    },
    {id: 'study-week', label: 'Study Week', title: 'Study Week', pages: []},
  ]);
});
