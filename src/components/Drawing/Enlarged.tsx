import React, {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type ReactNode,
  type TouchEvent,
} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {drawnSize, withPrefixedIds} from '@site/src/lib/drawing';
import styles from './late.module.css';
import {useHiddenSides} from './useHiddenSides';

export interface Props {
  readonly svg: string;
  readonly name: string;
  readonly onClosed: () => void;
}

const ID_PREFIX = 'enlarged-';

/** A drawing wider than the window is scrolled with the arrow keys. */
const SCROLLABLE = {role: 'group', tabIndex: 0} as const;

/** A drawing that fills the window. The dialog element traps focus, closes on Escape, and restores focus. */
export default function Enlarged({svg, name, onClosed}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const hint = useId();
  const {width, height} = drawnSize(svg);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const hidden = useHiddenSides(view);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={clsx('no-print', styles.dialog)}
      aria-label={name}
      onClose={onClosed}
    >
      <div className={styles.box} onClick={close} onTouchEnd={keepFromDrawer}>
        <div className={styles.bar}>
          <p id={hint} className={styles.hint}>
            {hidden.length > 0 && 'Larger than the screen: drag it, or use the arrow keys.'}
          </p>
          <button type="button" className={styles.close} aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        <div
          ref={view}
          className={styles.view}
          {...SCROLLABLE}
          aria-label={name}
          aria-describedby={hint}
          data-hidden={hidden.join(' ')}
          style={{'--drawn-width': width, '--drawn-height': height} as CSSProperties}
          dangerouslySetInnerHTML={{__html: withPrefixedIds(svg, ID_PREFIX)}}
        />
      </div>
    </dialog>
  );
}

/** Keeps a touch that pans a large drawing from also swiping the drawer. */
function keepFromDrawer(event: TouchEvent): void {
  event.stopPropagation();
}
