export type ColorMode = 'light' | 'dark';
/** `auto` follows the system's setting. */
export type ColorModeChoice = ColorMode | 'auto';

/**
 * The choice that the switch stores: the opposite of the current mode, or `auto` if that is the system's
 * mode.
 */
export function toggledChoice(shown: ColorMode, system: ColorMode): ColorModeChoice {
  const wanted = shown === 'dark' ? 'light' : 'dark';
  return wanted === system ? 'auto' : wanted;
}

/** The mode that a choice results in; an invalid choice counts as `auto`. */
export function shownMode(choice: string | null, system: ColorMode): ColorMode {
  return choice === 'dark' || choice === 'light' ? choice : system;
}
