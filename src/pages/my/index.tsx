import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import MyPortal from '@site/src/components/MyPortal';
import {MY_PORTAL_TITLE} from '@site/src/data/readerTexts';

export default function MyPortalPage(): ReactNode {
  return (
    <Layout
      title={MY_PORTAL_TITLE}
      description="Your progress, bookmarks, notes and changed examples on this device."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <MyPortal />
    </Layout>
  );
}
