import React, {Fragment, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Dialog from '@site/src/components/Dialog';
import {USING, USING_TITLE} from '@site/src/data/readerTexts';
import {SHORTCUTS} from '@site/src/data/shortcuts';
import {areHotKeysOff, switchHotKeys} from '@site/src/hooks/useHotKeys';
import styles from './late.module.css';

export interface Props {
  readonly onClosed: () => void;
}

/** All shortcuts, and a switch for the single-key ones, which can interfere with other tools. */
export default function ShortcutList({onClosed}: Props): ReactNode {
  const [isOff, setOff] = useState(areHotKeysOff);
  const toggle = (): void => {
    switchHotKeys(isOff);
    setOff(!isOff);
  };
  return (
    <Dialog title="Keyboard shortcuts" onClosed={onClosed}>
      {SHORTCUTS.map(({title, rows}) => (
        <section key={title}>
          <h3 className={styles.group}>{title}</h3>
          <dl className={styles.rows}>
            {rows.map(({keys, does}) => (
              <div key={does} className={styles.row}>
                <dt>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' or '}
                      <kbd className={styles.key}>{key}</kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={!isOff} onChange={toggle} />
        Single keys work outside text fields
      </label>
      <p className={styles.more}>
        <Link to={USING} onClick={onClosed}>
          {USING_TITLE}
        </Link>
      </p>
    </Dialog>
  );
}
