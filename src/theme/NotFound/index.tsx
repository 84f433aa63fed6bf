/**
 * Own component that replaces theme-classic 3.10.2's: it includes the drawer, and its content is the
 * portal's.
 */
import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
