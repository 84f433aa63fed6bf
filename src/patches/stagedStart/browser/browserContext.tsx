import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

/**
 * Replaces Docusaurus' module of the same name. It announces that the app has taken over the page; what then appears
 * is drawn in short tasks, whereas Docusaurus draws it in one that nothing can interrupt.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
