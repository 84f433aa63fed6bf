import type {CourseArea} from '../../src/data/areas';

/** Three of the six courses as the portal’s plugin gives them. */
export const COURSES: readonly CourseArea[] = [
  course('mtm6130', 'Web Development I', 'CodePen', 'https://codepen.io'),
  course('mtm6201', 'Web Development II', 'GitHub', 'https://github.com'),
  course(
    'mtm6302',
    'Web Development III',
    'LinkedIn Learning',
    'https://www.linkedin.com/learning/',
  ),
];

function course(id: string, title: string, site: string, link: string): CourseArea {
  return {
    id,
    code: id.toUpperCase(),
    title,
    description: `${title} in the programme.`,
    path: `/${id}/`,
    menu: [
      {text: 'Content', link: `/${id}/content/`},
      {text: 'Modules', link: '/modules/'},
      {text: 'Links', children: [{text: site, link}]},
    ],
    sharedPages: id === 'mtm6302' ? ['content/'] : ['content/', 'overview/'],
    ...(id === 'mtm6302' && {unfinished: {written: 3, planned: 8}}),
    lessons: 3,
  };
}
