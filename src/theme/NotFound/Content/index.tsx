/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject). DocRoot renders it for
 * unknown paths inside an area, and NotFound for all others.
 */
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage from '@site/src/components/NotFound';
import SidePanel from '@site/src/components/SidePanel';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title="404" />
      <SidePanel nodes={null} />
      <NotFoundPage />
    </>
  );
}
