import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import {THEME} from '@site/src/data/site';
import {useColorScheme} from '@site/src/hooks/useColorScheme';
import styles from './styles.module.css';

/**
 * Switches between light and dark mode; pressed means dark. CSS selects the icon, so that the wrong one never
 * flashes.
 */
export default function ColorSwitch(): ReactNode {
  const {mode, toggle} = useColorScheme();
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={clsx('live-only', styles.button)}
      aria-label={THEME.toggleColorMode}
      title={THEME.toggleColorMode}
      aria-pressed={isBrowser && mode === 'dark'}
      onClick={toggle}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
