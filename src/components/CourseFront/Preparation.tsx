import React, {type ReactNode} from 'react';
import {inPreparation, PREPARATION} from '@site/src/data/courseTexts';
import type {WrittenPages} from '@site/src/data/page';
import styles from './styles.module.css';

/** Says how many pages of a course are still missing. */
export default function Preparation({written, planned}: WrittenPages): ReactNode {
  return (
    <section className={styles.preparation}>
      <h2>{PREPARATION.title}</h2>
      <p>{PREPARATION.text}</p>
      <p className={styles.written}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{inlineSize: `${(100 * written) / planned}%`}} />
        </span>
        {inPreparation({written, planned})}
      </p>
    </section>
  );
}
