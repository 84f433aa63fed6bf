import React, {type ReactNode} from 'react';
import type {TopicProgress} from '@site/src/data/authoring';
import {sumAll, sumTopic, type TopicSum} from '@site/src/lib/progress';
import TopicPages from './TopicPages';
import styles from './styles.module.css';

const COLUMNS: readonly (readonly [keyof TopicSum, string])[] = [
  ['written', 'Written'],
  ['drafts', 'Drafts'],
  ['wanted', 'Wanted'],
  ['words', 'Words'],
  ['core', 'Core words, median of the lessons'],
  ['run', 'Examples that run'],
  ['notRun', 'that do not'],
  ['tasks', 'Tasks'],
  ['accepts', 'Other solutions tried'],
  ['rejects', 'Mistakes tried'],
  ['quizzes', 'Quizzes'],
  ['outdated', 'Unchanged for a year'],
  ['oldest', 'Oldest change'],
];

export interface Props {
  readonly topics: readonly TopicProgress[];
  /** When the pages were counted, in seconds since 1970. */
  readonly at: number;
}

/** One row per topic, with the pages of each topic below it. */
export default function ProgressTable({topics, at}: Props): ReactNode {
  const rows = topics.map((topic) => sumTopic(topic, at));
  const cells = (row: TopicSum): ReactNode => COLUMNS.map(([key]) => <td key={key}>{row[key]}</td>);
  return (
    <>
      <div className={styles.scroll} role="region" aria-label="Progress by topic">
        <table>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              {COLUMNS.map(([key, words]) => (
                <th key={key} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.topic}>
                <th scope="row">{row.topic}</th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {cells(sumAll(topics, at))}
            </tr>
          </tfoot>
        </table>
      </div>
      {topics.map((topic) => (
        <TopicPages key={topic.topic} {...topic} />
      ))}
    </>
  );
}
