import type {Location} from 'history';
import shownPage from '../../../src/clientModules/shownPage';
import {onPageShown} from '../../../src/lib/shownPage';

const at = (pathname: string, hash = '') => ({pathname, hash}) as unknown as Location;

/** How often listeners hear of a change from one address to another. */
function heard(previousLocation: Location | null, location: Location): number {
  const listener = jest.fn();
  const forget = onPageShown(listener);
  shownPage.onRouteDidUpdate?.({location, previousLocation});
  forget();
  shownPage.onRouteDidUpdate?.({location, previousLocation});
  return listener.mock.calls.length;
}

it('tells of another page, until nobody listens', () => {
  expect(heard(at('/a/'), at('/b/'))).toBe(1);
});

it('says nothing of the first page', () => {
  expect(heard(null, at('/a/'))).toBe(0);
});

it('T5: says nothing when only the hash changes', () => {
  expect(heard(at('/a/'), at('/a/', '#b'))).toBe(0);
});
