// Internal to Docusaurus 3.10.2; takes the place of the module of the same name (src/plugins/stagedStart).
import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

/**
 * Says that the app has taken over the page. What then appears is drawn in short tasks; stock draws it in one
 * that nothing can interrupt.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
