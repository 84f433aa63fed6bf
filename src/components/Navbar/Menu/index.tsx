import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import CoursesMenu from '@site/src/components/Navbar/CoursesMenu';
import Dropdown from '@site/src/components/Navbar/Dropdown';
import SmartLink from '@site/src/components/SmartLink';
import type {MenuItem} from '@site/src/data/menu';
import {useMenu} from '@site/src/hooks/useMenu';
import {useCourses} from '@site/src/hooks/usePortal';
import {useShownPath} from '@site/src/hooks/useShownPath';
import {isActiveItem} from '@site/src/lib/menu';
import styles from './styles.module.css';

export interface Props {
  /** In a column, as in the drawer on phones. */
  readonly stacked?: boolean;
}

/** The menu of the current course, or the default one, and the Courses drop-down. */
export default function Menu({stacked = false}: Props): ReactNode {
  const items = useMenu();
  return (
    <nav className={clsx(styles.menu, stacked && styles.stacked)} aria-label="Main">
      {items.map((item) => (
        <Item key={item.text} item={item} stacked={stacked} />
      ))}
      <CoursesMenu stacked={stacked} />
    </nav>
  );
}

function Item({item, stacked}: {readonly item: MenuItem; readonly stacked: boolean}): ReactNode {
  const pathname = useShownPath();
  const roots = useCourses().map(({path}) => path);
  const {text, link, ariaLabel, target, rel, children} = item;
  if (children !== undefined) {
    return <Dropdown text={text} items={children} stacked={stacked} />;
  }
  if (link === undefined) {
    return <span className={styles.item}>{text}</span>;
  }
  return (
    <SmartLink
      href={link}
      className={clsx(styles.item, isActiveItem(item, pathname, roots) && styles.active)}
      aria-label={ariaLabel}
      aria-current={link === pathname ? 'page' : undefined}
      target={target}
      rel={rel}
    >
      {text}
    </SmartLink>
  );
}
