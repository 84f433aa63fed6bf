import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly service: string;
  readonly onWanted: () => void;
}

/** A placeholder for a frame until the reader asks for it. Without scripts, readers use the link below it. */
export default function Poster({title, service, onWanted}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.poster}>
      <p className={styles.title}>{title}</p>
      {isBrowser && (
        <button type="button" className={styles.button} onClick={onWanted}>
          <Icon name="play" /> Load from {service}
          <span className="visually-hidden"> ({title})</span>
        </button>
      )}
      <p className={styles.note}>{service} learns of your visit only when you load it.</p>
    </div>
  );
}
