import {useColorMode} from '@docusaurus/theme-common';
import {toggledChoice, type ColorMode} from '@site/src/lib/colorMode';

const DARK_QUERY = '(prefers-color-scheme: dark)';

interface ColorScheme {
  readonly mode: ColorMode;
  readonly toggle: () => void;
}

/**
 * Docusaurus' colour mode, except that switching to the system's preference goes back to following the
 * system.
 */
export function useColorScheme(): ColorScheme {
  const {colorMode, setColorMode} = useColorMode();
  return {
    mode: colorMode,
    toggle: () => {
      const system = window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
      const choice = toggledChoice(colorMode, system);
      setColorMode(choice === 'auto' ? null : choice);
    },
  };
}
