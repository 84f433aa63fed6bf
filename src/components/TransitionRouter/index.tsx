import React, {useMemo, type ReactNode} from 'react';
// Internal to Docusaurus 3.10.2, which renders inside react-router 5 and offers no hook between an
// address and its page. Used in this file only; T1 in tests/e2e/furniture.spec.ts fails when it stops working.
import {Router} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';
import {useTransitionFacts} from '@site/src/hooks/useTransitionFacts';
import {unsilenced} from '@site/src/lib/silentHistory';
import {delayedHistory} from './delayedHistory';

/** Lets the old page fade out and the new one load before the app learns of a new address. */
export default function TransitionRouter({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  const facts = useTransitionFacts();
  const delayed = useMemo(() => delayedHistory(unsilenced(history), facts), [history, facts]);
  return <Router history={delayed}>{children}</Router>;
}
