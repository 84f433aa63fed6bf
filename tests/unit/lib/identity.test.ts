import {shapeOf} from '../../../src/lib/identity';

const COURSES = ['mtm6130', 'mtm6201', 'mtm6302', 'mtm6404', 'mtm6405', 'mtm6407'];
const TOPICS = [
  'Accessibility',
  'Animation',
  'Bootstrap',
  'Command Line',
  'CSS',
  'Firebase',
  'Git & GitHub',
  'HTML',
  'JavaScript',
  'Laravel',
  'PHP',
  'Programming Foundations',
  'React.js',
  'Sass',
  'SQL',
  'Tools & Services',
  'Vue.js',
  'Web Basics',
];

describe('shapeOf', () => {
  it('gives each course a shape of its own', () => {
    expect(new Set(COURSES.map((id) => shapeOf(id))).size).toBe(COURSES.length);
  });

  it('gives neighbours in the Modules index different shapes, and no topic that of a course', () => {
    const shapes = TOPICS.map((title) => shapeOf(title));
    expect(shapes.filter((shape, at) => at > 0 && shape === shapes[at - 1])).toEqual([]);
    const ofCourses = new Set(COURSES.map((id) => shapeOf(id)));
    expect(shapes.some((shape) => ofCourses.has(shape))).toBe(false);
  });

  it.each(['CSS', 'html', 'a new course', ''])('has one for %p, always the same', (id) => {
    expect(shapeOf(id).front).toMatch(/^M/);
    expect(shapeOf(id)).toBe(shapeOf(id));
  });
});
