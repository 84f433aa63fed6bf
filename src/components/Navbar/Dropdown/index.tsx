import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import SmartLink from '@site/src/components/SmartLink';
import type {MenuItem} from '@site/src/data/menu';
import {useDropdown} from '@site/src/hooks/useDropdown';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  readonly items: readonly MenuItem[];
  readonly listLabel?: string;
  /** In the drawer the list pushes the items below it down instead of covering them. */
  readonly stacked: boolean;
}

/**
 * A button that shows a list of links. It uses the disclosure pattern, so that links keep their own
 * semantics.
 */
export default function Dropdown({text, items, listLabel, stacked}: Props): ReactNode {
  const {isOpen, toggle, containerProps, buttonRef} = useDropdown();
  const id = useId();
  return (
    <div className={clsx(styles.dropdown, stacked && styles.stacked)} {...containerProps}>
      <button
        type="button"
        ref={buttonRef}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {text}
        <Icon name="chevron" className={clsx(styles.arrow, isOpen && styles.open)} />
      </button>
      <ul id={id} className={styles.list} aria-label={listLabel ?? text} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.text}>
            <DropdownItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DropdownItem({item}: {readonly item: MenuItem}): ReactNode {
  const {text, link, ariaLabel, target, rel, children} = item;
  const label =
    link === undefined ? (
      <span className={styles.title}>{text}</span>
    ) : (
      <SmartLink
        href={link}
        aria-label={ariaLabel}
        target={target}
        rel={rel}
        className={styles.link}
      >
        {text}
      </SmartLink>
    );
  if (children === undefined) {
    return label;
  }
  return (
    <>
      <p className={styles.subtitle}>{label}</p>
      <ul className={styles.inner}>
        {children.map((child) => (
          <li key={child.text}>
            <DropdownItem item={child} />
          </li>
        ))}
      </ul>
    </>
  );
}
