import {counterpartOf, courseOfPath, courseOfStorage} from '../../../src/lib/currentCourse';
import {COURSES} from '../../helpers/courses';

const [FIRST, SECOND] = COURSES;

describe('courseOfPath', () => {
  it.each([
    ['/mtm6130/', 'mtm6130'],
    ['/mtm6302/content/', 'mtm6302'],
    ['/mtm6130', 'mtm6130'],
    ['/MTM6130/labs/', 'mtm6130'],
  ])('N26: %s is a page of %s', (path, id) => {
    expect(courseOfPath(path, COURSES)?.id).toBe(id);
  });

  it.each([
    '/',
    '/modules/',
    '/modules/php/',
    '/nope/',
    '/404.html',
    '/mtm9999/',
    '/mtm61300/a',
    '',
  ])('N26, N28: %p belongs to none', (path) => {
    expect(courseOfPath(path, COURSES)).toBeUndefined();
  });
});

describe('courseOfStorage', () => {
  it('N26: is the known course whose root was stored', () => {
    expect(courseOfStorage('/mtm6201/', COURSES)).toBe(SECOND);
  });

  it.each([null, '', '/mtm9999/', '/mtm6201', '/nope/?x=', '/?x=1'])(
    'N28: is nothing for %p',
    (stored) => {
      expect(courseOfStorage(stored, COURSES)).toBeUndefined();
    },
  );
});

describe('counterpartOf', () => {
  const to = (pathname: string, hash = '') =>
    counterpartOf({pathname, hash}, courseOfPath(pathname, COURSES), SECOND!);

  it('N12: leads to the same page of the other course and keeps the hash', () => {
    expect(to('/mtm6130/content/', '#week-2')).toBe('/mtm6201/content/#week-2');
  });

  it('N12: leads to the root of a course without that page', () => {
    expect(to('/mtm6130/labs/averages.html', '#a')).toBe('/mtm6201/');
  });

  it.each(['/modules/css/', '/'])('N12: leads from %s to the root', (path) => {
    expect(to(path, '#a')).toBe('/mtm6201/');
  });

  it('N12: leads from a course to itself, to the same page', () => {
    const location = {pathname: '/mtm6130/labs/averages.html', hash: ''};
    expect(counterpartOf(location, FIRST, FIRST!)).toBe('/mtm6130/labs/averages.html');
  });
});
