export type ColorMode = 'light' | 'dark';
/** `auto` follows the system. */
export type ColorModeChoice = ColorMode | 'auto';

/** What the switch stores: the opposite of what is shown, or `auto` where that is the system’s own. */
export function toggledChoice(shown: ColorMode, system: ColorMode): ColorModeChoice {
  const wanted = shown === 'dark' ? 'light' : 'dark';
  return wanted === system ? 'auto' : wanted;
}

/** The mode that a choice shows; anything that is no choice counts as `auto`. */
export function shownMode(choice: string | null, system: ColorMode): ColorMode {
  return choice === 'dark' || choice === 'light' ? choice : system;
}
