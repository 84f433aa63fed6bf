/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import HomeLayout from '../../../src/components/HomeLayout';
import {COURSES} from '../../helpers/courses';
import {renderAt} from '../../helpers/site';

function marks(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-course]')].map(
    ({dataset}) => dataset.course,
  );
}

describe('CourseMosaic', () => {
  it('shows the mark of every course on the front page, and nothing to a screen reader', () => {
    renderAt('/', <HomeLayout />);
    expect(marks()).toEqual(COURSES.map(({id}) => id));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('gives way to the picture of the page, and to the course’s own mark', () => {
    renderAt('/', <HomeLayout heroImage="/hero.png" />);
    expect(marks()).toEqual([]);
    renderAt('/mtm6130/', <HomeLayout />);
    expect(marks()).toEqual([]);
  });
});
