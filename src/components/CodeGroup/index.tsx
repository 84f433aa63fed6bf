import React, {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@site/src/hooks/useTabs';
import type {Props as ItemProps} from './Item';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** Variants of the same thing as tabs. Without JavaScript and in print, all of them are shown. */
export default function CodeGroup({children}: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<ItemProps> =>
    isValidElement(child),
  );
  const marked = items.findIndex(({props}) => props.active);
  const {selected, tabProps, panelProps} = useTabs(items.length, Math.max(0, marked));
  return (
    <div className={clsx('code-group', styles.group)}>
      <div role="tablist" className={styles.tabs}>
        {items.map(({props}, index) => (
          <button type="button" key={props.title} className={styles.tab} {...tabProps(index)}>
            {props.title}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.props.title}
          className={clsx(styles.panel, index !== selected && styles.closed)}
          {...panelProps(index)}
        >
          <p className={styles.title} aria-hidden="true">
            {item.props.title}
          </p>
          {item}
        </div>
      ))}
    </div>
  );
}
