/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {screen} from '@testing-library/react';
import {useShownPath} from '../../../src/hooks/useShownPath';
import {renderAt} from '../../helpers/site';

function Path() {
  return <output>{useShownPath()}</output>;
}

function shownAt(path: string, isBrowser: boolean): string | null {
  jest.mocked(useIsBrowser).mockReturnValue(isBrowser);
  renderAt(path, <Path />);
  return screen.getByRole('status').textContent;
}

afterEach(() => jest.mocked(useIsBrowser).mockReturnValue(true));

describe('useShownPath', () => {
  it.each([
    ['/modules/css/', false, '/modules/css/'],
    ['/nope/', false, '/404.html'],
    ['/nope/', true, '/nope/'],
  ])('E1: of %s, alive: %p, is %s', (path, isBrowser, shown) => {
    expect(shownAt(path, isBrowser)).toBe(shown);
  });
});
