/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject) and provides only the
 * colour mode and class names. The portal has no announcement bar and no versions, and its navbar keeps no
 * state in the theme.
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
