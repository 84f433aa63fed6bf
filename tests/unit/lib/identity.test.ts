import {shapeOf} from '../../../src/lib/identity';

const COURSES = ['mtm6130', 'mtm6201', 'mtm6302', 'mtm6404', 'mtm6405', 'mtm6407'];

describe('shapeOf', () => {
  it('gives each course a shape of its own', () => {
    expect(new Set(COURSES.map((id) => shapeOf(id))).size).toBe(COURSES.length);
  });

  it.each(['CSS', 'html', 'a new course', ''])('has one for %p, always the same', (id) => {
    expect(shapeOf(id).front).toMatch(/^M/);
    expect(shapeOf(id)).toBe(shapeOf(id));
  });
});
