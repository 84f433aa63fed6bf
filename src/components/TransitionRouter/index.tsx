import React, {useMemo, type ReactNode} from 'react';
// Internal to Docusaurus 3.10.2, which renders inside react-router 5 and offers no hook between an
// address and its page. Used in this file only; T1 in tests/e2e/furniture.spec.ts fails when it stops working.
import {Router} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';
import {useTransitionFacts} from '@site/src/hooks/useTransitionFacts';
import {delayedHistory} from './delayedHistory';

/** Lets the old page fade out before the app learns of a new address, while the new page already loads. */
export default function TransitionRouter({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  const facts = useTransitionFacts();
  const delayed = useMemo(() => delayedHistory(history, facts), [history, facts]);
  return <Router history={delayed}>{children}</Router>;
}
