import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import SearchBar from '@theme/SearchBar';
import Icon from '@site/src/components/Icon';
import {PAINTED_WHOLE} from '@site/src/data/paintedWhole';
import {THEME} from '@site/src/data/site';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {useDrawer} from '@site/src/hooks/useDrawer';
import Brand from './Brand';
import ColorSwitch from './ColorSwitch';
import Menu from './Menu';
import styles from './styles.module.css';

/** The bar at the top of every page: drawer button (on phones), brand, menu, colour switch and search. */
export default function Navbar(): ReactNode {
  const {isOpen, toggle} = useDrawer();
  const isGeneral = useCurrentCourse() === null;
  return (
    <header className={clsx('no-print', styles.navbar, isGeneral && styles.general)} data-navbar="">
      <button
        type="button"
        className={clsx('live-only', styles.toggle)}
        aria-label={THEME.toggleSidebar}
        aria-expanded={isOpen}
        aria-controls="drawer"
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <Brand />
      <div className={styles.wrapper}>
        <Menu />
        {THEME.colorModeSwitch && <ColorSwitch />}
        <SearchBar />
      </div>
      <span id={PAINTED_WHOLE.bar} hidden />
    </header>
  );
}
