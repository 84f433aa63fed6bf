import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TopicProgress} from '@site/src/data/authoring';
import styles from './styles.module.css';

/** The pages of a topic, and those that have yet to be written. */
export default function TopicPages({topic, pages, wanted}: TopicProgress): ReactNode {
  return (
    <details className={styles.topic}>
      <summary>{topic}</summary>
      <ul>
        {pages.map(({address, title, draft, words, run, notRun, tasks, quizzes}) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
            {draft && ' (draft)'}: {words} words, {run} examples that run, {notRun} that do not,{' '}
            {tasks} tasks, {quizzes} quizzes
          </li>
        ))}
        {wanted.map(({address, title}) => (
          <li key={address}>
            {title} (wanted at <code>{address}</code>)
          </li>
        ))}
      </ul>
    </details>
  );
}
