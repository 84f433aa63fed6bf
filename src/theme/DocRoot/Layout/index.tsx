/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject). The sidebar is
 * rendered by DocItem/Layout instead, because it lists the page's own headings.
 */
import type {ReactNode} from 'react';

export default function DocRootLayout({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
