import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import PrintView from '@site/src/components/PrintView';
import styles from './styles.module.css';

export default function PrintPage(): ReactNode {
  const {search} = useLocation();
  // The server does not know the query, and the first render has to match the server's.
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Print" description="Lessons put together for paper.">
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* Not part of the site’s style sheet, which every page contains. */}
        <link rel="stylesheet" href="/print/paper.css" />
      </Head>
      <main className={styles.main} tabIndex={-1}>
        {isBrowser ? <PrintView search={search} /> : <h1>Print</h1>}
        <noscript>
          <p>
            Putting lessons together needs JavaScript. Without it, print each lesson from its own
            page.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
