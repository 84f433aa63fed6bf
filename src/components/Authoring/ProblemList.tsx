import React, {type ReactNode} from 'react';
import type {AuthorProblem} from '@site/src/data/authoring';
import styles from './styles.module.css';

export interface Props {
  readonly problems: readonly AuthorProblem[];
}

/** Problems with their location and remedy, as `npm run check:content` prints them. */
export default function ProblemList({problems}: Props): ReactNode {
  return (
    <ul className={styles.problems}>
      {problems.map(({path, line, column, rule, severity, message, remedy}) => (
        <li key={`${path}:${line}:${column} ${rule} ${message}`} data-severity={severity}>
          <code>
            {path}:{line}:{column}
          </code>{' '}
          <strong>{rule}</strong> {message} <span>({remedy})</span>
        </li>
      ))}
    </ul>
  );
}
