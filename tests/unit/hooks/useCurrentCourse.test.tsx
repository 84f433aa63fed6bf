/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {useCurrentCourse} from '../../../src/hooks/useCurrentCourse';
import {renderAt} from '../../helpers/site';

const PATH_KEY = 'current-course';
const TITLE_KEY = 'current-course-title';

function Course() {
  return <p>{useCurrentCourse()?.code ?? 'none'}</p>;
}

function shown(): string | null {
  return document.querySelector('p')!.textContent;
}

function stored(): readonly (string | null)[] {
  return [localStorage.getItem(PATH_KEY), localStorage.getItem(TITLE_KEY)];
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('useCurrentCourse', () => {
  it('N26, N27: follows every navigation and remembers only courses', () => {
    const {go} = renderAt('/', <Course />);
    expect([shown(), ...stored()]).toEqual(['none', null, null]);
    go('/mtm6130/');
    expect([shown(), ...stored()]).toEqual(['MTM6130', '/mtm6130/', 'MTM6130']);
    go('/mtm6201/');
    expect([shown(), ...stored()]).toEqual(['MTM6201', '/mtm6201/', 'MTM6201']);
    go('/modules/');
    expect([shown(), ...stored()]).toEqual(['MTM6201', '/mtm6201/', 'MTM6201']);
    go('/mtm6302/content/#week-2');
    expect([shown(), ...stored()]).toEqual(['MTM6302', '/mtm6302/', 'MTM6302']);
    go('/');
    expect([shown(), ...stored()]).toEqual(['MTM6302', '/mtm6302/', 'MTM6302']);
  });

  it('N26: knows the course again after a full load of a module page', () => {
    localStorage.setItem(PATH_KEY, '/mtm6302/');
    renderAt('/modules/php/', <Course />);
    expect(shown()).toBe('MTM6302');
  });

  it.each(['/?x=1', '/#top', '/nope/', '/404.html', '/mtm9999/'])(
    'N28: %s stores nothing and forgets nothing',
    (path) => {
      localStorage.setItem(PATH_KEY, '/mtm6201/');
      renderAt(path, <Course />);
      expect([shown(), localStorage.getItem(PATH_KEY)]).toEqual(['MTM6201', '/mtm6201/']);
    },
  );

  it.each(['/nope/?x=', '', 'MTM6130', '/mtm9999/'])(
    'N28: rubbish in the storage (%j) is no course',
    (value) => {
      localStorage.setItem(PATH_KEY, value);
      renderAt('/modules/', <Course />);
      expect(shown()).toBe('none');
    },
  );

  it('G4: blocked storage costs nothing but the memory', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const {go} = renderAt('/mtm6130/', <Course />);
    expect(shown()).toBe('MTM6130');
    go('/modules/');
    expect(shown()).toBe('MTM6130');
  });

  it('G5: without its provider says so', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const alone = (
      <MemoryRouter>
        <Course />
      </MemoryRouter>
    );
    expect(() => render(alone)).toThrow('useCurrentCourse is called without CurrentCourseProvider');
    expect(screen.queryByText('none')).toBeNull();
  });
});
