import {areaTitleOf, courseTitle, formatTitle} from '../../../src/lib/documentTitle';

describe('formatTitle', () => {
  it.each([
    ['Grid gap', 'Interactive Media Design', 'Grid gap | Interactive Media Design'],
    ['Overview', 'MTM6130', 'Overview | MTM6130'],
  ])('G2: %s in %s is %s', (page, area, title) => {
    expect(formatTitle(page, area)).toBe(title);
  });

  it.each([undefined, '', ' ', 'MTM6130'])(
    'G2: a page with the title %p is called by its area',
    (page) => {
      expect(formatTitle(page, 'MTM6130')).toBe('MTM6130');
    },
  );
});

describe('courseTitle', () => {
  it.each([
    ['Web Development I', 'MTM6130 Web Development I | Interactive Media Design'],
    ['', 'MTM6130 | Interactive Media Design'],
  ])('G2: names the home page %p of a course by code and name', (page, title) => {
    expect(courseTitle('MTM6130', page, 'Interactive Media Design')).toBe(title);
  });
});

describe('areaTitleOf', () => {
  it('G2: is the course code on course pages', () => {
    expect(areaTitleOf('mtm6302')).toBe('MTM6302');
  });

  it.each(['modules', 'default', 'search'])('G2: is nothing for %s', (id) => {
    expect(areaTitleOf(id)).toBeUndefined();
  });
});
