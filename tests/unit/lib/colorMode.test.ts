import {shownMode, toggledChoice, type ColorMode} from '../../../src/lib/colorMode';

describe('the colour mode', () => {
  it.each<[ColorMode, string | null, ColorMode, string]>([
    ['light', null, 'light', 'dark'],
    ['light', 'auto', 'light', 'dark'],
    ['light', 'light', 'light', 'dark'],
    ['light', 'dark', 'dark', 'auto'],
    ['dark', null, 'dark', 'light'],
    ['dark', 'auto', 'dark', 'light'],
    ['dark', 'light', 'light', 'auto'],
    ['dark', 'dark', 'dark', 'light'],
    ['light', 'rubbish', 'light', 'dark'],
    ['light', '', 'light', 'dark'],
    ['dark', 'rubbish', 'dark', 'light'],
  ])(
    'C3: system %s, stored %p: shown %s, the switch stores %s',
    (system, stored, shown, toggled) => {
      expect(shownMode(stored, system)).toBe(shown);
      expect(toggledChoice(shown, system)).toBe(toggled);
    },
  );

  it.each<[ColorMode, string]>([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('C3: pressing twice on a %s system leads back to following it', (system, first) => {
    expect(toggledChoice(system, system)).toBe(first);
    expect(toggledChoice(shownMode(first, system), system)).toBe('auto');
  });
});
