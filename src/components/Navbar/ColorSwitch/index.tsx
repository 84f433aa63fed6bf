import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import {THEME} from '@site/src/data/site';
import {useColorScheme} from '@site/src/hooks/useColorScheme';
import styles from './styles.module.css';

/** Switches between light and dark; pressed means dark. The icons are chosen by CSS, so none flashes. */
export default function ColorSwitch(): ReactNode {
  const {mode, toggle} = useColorScheme();
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.button}
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
