/**
 * Own, in place of theme-classic 3.10.2's (not listed, so unsafe to eject): colour mode and class names
 * only. There is no announcement bar, no versions, and the portal's navbar keeps no state in the theme.
 */
import React, {type ReactNode} from 'react';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';

export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
