import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/authoring/default/overlay.json';
import {AUTHORING_PATH} from '@site/src/data/authoring';
import ProblemList from '../ProblemList';
import styles from './styles.module.css';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The problems in all lessons, shown at the bottom of every page during development. */
export default function Overlay(): ReactNode {
  const {problems, errors, warnings} = data;
  if (problems.length === 0) {
    return null;
  }
  return (
    <details className={styles.overlay} aria-live="polite">
      <summary>
        {count(errors, 'mistake')} and {count(warnings, 'warning')} in the lessons
      </summary>
      <div className={styles.list}>
        <ProblemList problems={problems} />
        <p>
          <Link to={AUTHORING_PATH}>All problems, and how far the lessons are</Link>
        </p>
      </div>
    </details>
  );
}
