import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import FullText from '@site/src/components/Search/FullText';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search all lessons, course pages and code of the portal.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main} tabIndex={-1}>
        <h1>Search</h1>
        <noscript>
          <p>
            Searching needs JavaScript. All lessons are listed under Modules; the link is at the
            foot of the page.
          </p>
        </noscript>
        <FullText />
      </main>
    </Layout>
  );
}
