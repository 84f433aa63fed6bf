import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import sets from '@generated/runtimes/default/sets.json';
import PreparedSets from '@site/src/components/PreparedSets';

export default function SetupsPage(): ReactNode {
  return (
    <Layout
      title="Prepared files"
      description="The databases, with their tables and rows, and the files that examples of the lessons use."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <PreparedSets sets={sets} />
    </Layout>
  );
}
