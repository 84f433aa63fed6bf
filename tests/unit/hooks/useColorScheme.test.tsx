/** @jest-environment jsdom */
import {useColorMode} from '@docusaurus/theme-common';
import {renderHook} from '@testing-library/react';
import {useColorScheme} from '../../../src/hooks/useColorScheme';

type Mode = 'light' | 'dark';

/** What the switch stores, null being “as the system”. */
function storedByToggle(system: Mode, shown: Mode): Mode | null | undefined {
  const setColorMode = jest.fn();
  jest
    .mocked(useColorMode)
    .mockReturnValue({colorMode: shown, colorModeChoice: null, setColorMode} as never);
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system === 'dark',
  })) as typeof window.matchMedia;
  const {result} = renderHook(() => useColorScheme());
  expect(result.current.mode).toBe(shown);
  result.current.toggle();
  return setColorMode.mock.calls[0]?.[0] as Mode | null | undefined;
}

describe('useColorScheme', () => {
  it.each<[Mode, Mode, Mode | null]>([
    ['light', 'light', 'dark'],
    ['light', 'dark', null],
    ['dark', 'dark', 'light'],
    ['dark', 'light', null],
  ])('C3: on a %s system that shows %s, the switch chooses %p', (system, shown, choice) => {
    expect(storedByToggle(system, shown)).toBe(choice);
  });
});
