import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

/**
 * Replaces Docusaurus' module of the same name. It announces that the app has taken over the page. Whatever
 * is rendered after that is rendered in short tasks, whereas Docusaurus renders it in one task that nothing
 * can interrupt.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
