import type {FrontWeek} from '../../../src/data/page';
import {readersPlace, startOfCourse} from '../../../src/lib/readersPlace';

function week(label: string, ...names: readonly string[]): FrontWeek {
  return {
    label,
    link: `/x/#${label}`,
    pages: names.map((name) => ({title: name, link: `/${name}`})),
  };
}

const WEEKS = [week('Info'), week('Week 1', 'a', 'b', 'c'), week('Week 2', 'd', 'e')];

function placeAfter(recent: readonly string[], visited: readonly string[] = recent) {
  const place = readersPlace(WEEKS, recent, new Set(visited));
  return place && [place.week.label, place.next?.title, place.read];
}

describe('readersPlace', () => {
  it('is in the week of the page visited last', () => {
    expect(placeAfter(['/d', '/a'])).toEqual(['Week 2', 'e', 1]);
  });

  it('goes on after the page visited last, not with one skipped before it', () => {
    expect(placeAfter(['/b'])).toEqual(['Week 1', 'c', 1]);
  });

  it('comes back to a page that was skipped before it leaves the week', () => {
    expect(placeAfter(['/c', '/b'])).toEqual(['Week 1', 'a', 2]);
  });

  it('goes on in the next week when a week is read', () => {
    expect(placeAfter(['/c', '/b', '/a'])).toEqual(['Week 1', 'd', 3]);
  });

  it('has nothing to go on with when all is read', () => {
    expect(placeAfter(['/e', '/d', '/c', '/b', '/a'])).toEqual(['Week 2', undefined, 2]);
  });

  it('remembers what was visited before the recent pages', () => {
    expect(placeAfter(['/elsewhere'], ['/a', '/d', '/elsewhere'])).toEqual(['Week 2', 'e', 1]);
  });

  it('is unknown to who has opened no page of the course', () => {
    expect(placeAfter(['/elsewhere'])).toBeUndefined();
  });
});

describe('startOfCourse', () => {
  it('is the first page of the first week that has one', () => {
    expect(startOfCourse(WEEKS)).toEqual({week: WEEKS[1], next: WEEKS[1]!.pages[0], read: 0});
  });

  it('is nowhere in a course without pages', () => {
    expect(startOfCourse([week('Week 1')])).toBeUndefined();
  });
});
