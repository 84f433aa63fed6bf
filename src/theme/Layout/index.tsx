/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject). It handles the swipes
 * for the drawer, a page can hide the navbar, and there is no announcement bar.
 */
import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  HtmlClassNameProvider,
  PageMetadata,
  SkipToContentFallbackId,
  useColorMode,
} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {THEME} from '@site/src/data/site';
import {useSwipe} from '@site/src/hooks/useSwipe';
import './styles.css';

export interface Props {
  readonly children?: ReactNode;
  readonly title?: string;
  readonly description?: string;
  readonly noFooter?: boolean;
}

export default function Layout({children, title, description, noFooter = false}: Props): ReactNode {
  const swipe = useSwipe();
  return (
    <LayoutProvider>
      <ColorModeClass>
        <PageMetadata title={title} description={description} />
        <SkipToContent />
        <div className="site" {...swipe}>
          {THEME.navbar && <Navbar />}
          <div id={SkipToContentFallbackId} className="main-wrapper">
            <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
              {children}
            </ErrorBoundary>
          </div>
          {!noFooter && <Footer />}
        </div>
      </ColorModeClass>
    </LayoutProvider>
  );
}

/** Sets the class `dark` on the root element in addition to Docusaurus' attribute. */
function ColorModeClass({children}: {readonly children: ReactNode}): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <HtmlClassNameProvider className={colorMode === 'dark' ? 'dark' : ''}>
      {children}
    </HtmlClassNameProvider>
  );
}
