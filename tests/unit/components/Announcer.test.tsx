/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import Announcer from '../../../src/components/Announcer';
import {renderAt} from '../../helpers/site';

function show() {
  const site = renderAt(
    '/modules/css/',
    <>
      <input aria-label="Search" data-keeps-focus="" />
      <button>link</button>
      <main tabIndex={-1}>page</main>
      <Announcer />
    </>,
  );
  /** Navigates, and waits until the new page has its title. */
  const visit = (path: string, title: string): void => {
    site.go(path);
    document.title = title;
    act(() => jest.advanceTimersByTime(1000));
  };
  return {...site, visit};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Announcer', () => {
  it('T7: after a navigation focus is at the start of the page, and its title is announced', () => {
    const {visit} = show();
    screen.getByRole('button').focus();
    visit('/modules/html/', 'HTML | Interactive Media Design');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('HTML | Interactive Media Design');
  });

  it('T7: says nothing and moves nothing on the first load', () => {
    show();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('main')).not.toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('T5: leaves focus alone when only the hash changes', () => {
    const {visit} = show();
    screen.getByRole('button').focus();
    visit('/modules/css/#gap', 'CSS');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('S24: the search field keeps its focus', () => {
    const {visit} = show();
    screen.getByRole('textbox').focus();
    visit('/modules/html/', 'HTML');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
