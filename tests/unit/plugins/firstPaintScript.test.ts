/** @jest-environment jsdom */
import {CHUNK_PATIENCE_MS} from '../../../src/data/limits';
import {firstPaintScript} from '../../../src/plugins/portal/firstPaintScript';

const KEY = 'theme-test';

/** Runs the script of the head as a browser does, and gives the mode that the page then has. */
function modeAfter(system: 'light' | 'dark', stored: string | null): 'light' | 'dark' {
  localStorage.clear();
  if (stored !== null) {
    localStorage.setItem(KEY, stored);
  }
  window.matchMedia = (() => ({matches: system === 'dark'})) as unknown as typeof window.matchMedia;
  document.documentElement.className = '';
  const element = document.createElement('script');
  element.textContent = firstPaintScript(KEY);
  document.head.append(element);
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

afterEach(() => jest.restoreAllMocks());

describe('the script before the first paint', () => {
  it.each([
    ['light', null, 'light'],
    ['light', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['light', 'rubbish', 'light'],
    ['light', '', 'light'],
    ['dark', null, 'dark'],
    ['dark', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'rubbish', 'dark'],
  ] as const)('C1, C3: system %s, stored %p: %s', (system, stored, mode) => {
    expect(modeAfter(system, stored)).toBe(mode);
  });

  it('C3: forgets what is no mode', () => {
    modeAfter('dark', 'rubbish');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('G4: follows the system where storage is blocked', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(modeAfter('dark', null)).toBe('dark');
  });

  describe('while the menu of a stored course is on its way', () => {
    const isRecalling = (): boolean => 'recalling' in document.documentElement.dataset;
    const run = (): void => {
      delete document.documentElement.dataset.recalling;
      window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
      const element = document.createElement('script');
      element.textContent = firstPaintScript(KEY);
      document.head.append(element);
    };

    beforeEach(() => {
      localStorage.clear();
      jest.useFakeTimers();
    });
    afterEach(() => jest.useRealTimers());

    it('keeps the general menu hidden, but not for ever', () => {
      localStorage.setItem('current-course', '/mtm6130/');
      run();
      expect(isRecalling()).toBe(true);
      jest.advanceTimersByTime(CHUNK_PATIENCE_MS);
      expect(isRecalling()).toBe(false);
    });

    it('shows the general menu to a reader without a course', () => {
      run();
      expect(isRecalling()).toBe(false);
    });
  });
});
