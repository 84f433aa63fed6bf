/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import Announcer from '../../../src/components/Announcer';
import {pageShown} from '../../../src/lib/shownPage';
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
  /** Shows another page, which has its title some time later. */
  const visit = async (title: string): Promise<void> => {
    act(pageShown);
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    document.title = title;
    await act(async () => jest.advanceTimersByTimeAsync(0));
  };
  return {...site, visit};
}

beforeEach(() => {
  document.title = 'CSS | Interactive Media Design';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('Announcer', () => {
  it('T7: after a navigation focus is at the start of the page, and its title is announced', async () => {
    const {visit} = show();
    screen.getByRole('button').focus();
    await visit('HTML | Interactive Media Design');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('HTML | Interactive Media Design');
  });

  it('T7: the title of the page before is never announced', async () => {
    const {visit} = show();
    await visit('CSS | Interactive Media Design');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('T7: says nothing and moves nothing on the first load', () => {
    show();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('main')).not.toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('T7: waits for the page, not for its address', () => {
    const {go} = show();
    screen.getByRole('button').focus();
    go('/modules/html/');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('S24: the search field keeps its focus', async () => {
    const {visit} = show();
    screen.getByRole('textbox').focus();
    await visit('HTML');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
