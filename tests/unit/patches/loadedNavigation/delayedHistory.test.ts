/** @jest-environment jsdom */
import {createMemoryHistory} from 'history';
import {delayedHistory} from '../../../../src/patches/loadedNavigation/browser/TransitionRouter/delayedHistory';
import {loadPage} from '../../../../src/patches/loadedNavigation/browser/TransitionRouter/loadPage';
import {PAGE_TRANSITION_MS} from '../../../../src/data/limits';

jest.mock('../../../../src/patches/loadedNavigation/browser/TransitionRouter/loadPage', () => ({
  loadPage: jest.fn(),
}));

/** The history of an app at `/a/`, whose pages load when they are told to, and what its listener hears. */
function makeHistory({fades = true} = {}) {
  const history = createMemoryHistory({initialEntries: ['/a/']});
  const loads: (() => void)[] = [];
  jest
    .mocked(loadPage)
    .mockImplementation(() => new Promise((resolve) => loads.push(() => resolve())));
  const delayed = delayedHistory(history, {
    isNormalPage: () => true,
    prefersReducedMotion: !fades,
  });
  const heard: string[] = [];
  delayed.listen(({pathname, hash}) => heard.push(`${pathname}${hash}`));
  const load = async (number: number): Promise<void> => {
    loads[number]!();
    await jest.advanceTimersByTimeAsync(0);
  };
  return {delayed, heard, load};
}

const phase = (): string | undefined => document.documentElement.dataset.transition;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.transition;
});

it('tells of a page when it is loaded and the old one has faded out', async () => {
  const {delayed, heard, load} = makeHistory();
  delayed.push('/b/');
  expect(phase()).toBe('leaving');
  await load(0);
  await jest.advanceTimersByTimeAsync(PAGE_TRANSITION_MS - 1);
  expect(heard).toEqual([]);
  expect(delayed.location.pathname).toBe('/a/');
  await jest.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['/b/']);
  expect(delayed.location.pathname).toBe('/b/');
  expect(phase()).toBe('entering');
  await jest.advanceTimersByTimeAsync(PAGE_TRANSITION_MS);
  expect(phase()).toBeUndefined();
});

it('shows the old page again while a slow one loads', async () => {
  const {delayed, heard, load} = makeHistory();
  delayed.push('/b/');
  await jest.advanceTimersByTimeAsync(PAGE_TRANSITION_MS);
  expect(phase()).toBeUndefined();
  expect(heard).toEqual([]);
  await load(0);
  expect(heard).toEqual(['/b/']);
  expect(phase()).toBe('entering');
});

it('does not fade for those who want no motion', async () => {
  const {delayed, heard, load} = makeHistory({fades: false});
  delayed.push('/b/');
  expect(phase()).toBeUndefined();
  await load(0);
  expect(heard).toEqual(['/b/']);
  expect(phase()).toBeUndefined();
});

it('shows the last of two pages, whichever is loaded first', async () => {
  const {delayed, heard, load} = makeHistory();
  delayed.push('/b/');
  delayed.push('/c/');
  await load(1);
  await jest.advanceTimersByTimeAsync(PAGE_TRANSITION_MS);
  await load(0);
  expect(heard).toEqual(['/c/']);
});

it('tells of another place on the same page at once', () => {
  const {delayed, heard} = makeHistory();
  delayed.push('/a/#end');
  expect(heard).toEqual(['/a/#end']);
  expect(phase()).toBeUndefined();
});

it('stays where it is when the reader comes back before the page is loaded', async () => {
  const {delayed, heard, load} = makeHistory();
  delayed.push('/b/');
  delayed.goBack();
  await load(0);
  await jest.advanceTimersByTimeAsync(PAGE_TRANSITION_MS);
  expect(heard).toEqual(['/a/']);
  expect(phase()).toBeUndefined();
});
