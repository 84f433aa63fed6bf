import {createMemoryHistory} from 'history';
import {silenced, unsilenced} from '../../../../src/patches/loadedNavigation/browser/silentHistory';

it('tells nobody of a new address, and goes there all the same', () => {
  const history = createMemoryHistory();
  const silent = silenced(history);
  const listener = jest.fn();
  const unlisten = silent.listen(listener);
  silent.push('/modules/');
  expect(listener).not.toHaveBeenCalled();
  expect(history.location.pathname).toBe('/modules/');
  expect(silent.location.pathname).toBe('/modules/');
  expect(unlisten()).toBeUndefined();
});

it('gives the history behind a silent one, and any other as it is', () => {
  const history = createMemoryHistory();
  expect(unsilenced(silenced(history))).toBe(history);
  expect(unsilenced(history)).toBe(history);
});
