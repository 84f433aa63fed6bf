import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'button'> {
  readonly kind?: 'plain' | 'primary' | 'danger';
}

/** A button with words on it. */
export default function Button({kind = 'plain', className, ...rest}: Props): ReactNode {
  return (
    <button type="button" {...rest} className={clsx(styles.button, styles[kind], className)} />
  );
}
