import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {AuthoringReport} from '@site/src/data/authoring';
import ProblemList from '../ProblemList';
import ProgressTable from './ProgressTable';
import styles from './styles.module.css';

export interface Props {
  readonly report: AuthoringReport;
}

/** Problems and progress: a page for authors that exists only in development. */
export default function AuthoringPage({report: {at, problems, topics}}: Props): ReactNode {
  return (
    <Layout title="Problems and progress" description="For authors, in development only.">
      <main className={styles.page}>
        <h1>Problems and progress</h1>
        <h2>Problems</h2>
        {problems.length === 0 ? (
          <p>{at === 0 ? 'The sources are being read …' : 'No rule finds a mistake.'}</p>
        ) : (
          <ProblemList problems={problems} />
        )}
        <h2>Progress</h2>
        <ProgressTable topics={topics} at={at} />
      </main>
    </Layout>
  );
}
