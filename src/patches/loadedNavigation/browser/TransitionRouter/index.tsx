import React, {useMemo, type ReactNode} from 'react';
// Docusaurus renders inside react-router 5 and has no public hook between a URL change and its page.
import {Router} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';
import type {TransitionFacts} from '@site/src/lib/transitions';
import {unsilenced} from '../silentHistory';
import {delayedHistory} from './delayedHistory';

interface Props {
  /** Decides which navigations fade. */
  readonly facts: TransitionFacts;
  readonly children: ReactNode;
}

/** Lets the old page fade out and the new one load before the app is notified of a new URL. */
export default function TransitionRouter({facts, children}: Props): ReactNode {
  const history = useHistory();
  const delayed = useMemo(() => delayedHistory(unsilenced(history), facts), [history, facts]);
  return <Router history={delayed}>{children}</Router>;
}
