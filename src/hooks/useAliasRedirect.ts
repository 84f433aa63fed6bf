import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {findCanonical} from './useHasPage';

/** Leaves an alias for its page, without a history entry and with query and hash. True while it does. */
export function useAliasRedirect(): boolean {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const leaveFor = (path: string | undefined): void => {
      if (isCurrent && path !== undefined) {
        setLeaving(true);
        history.replace(`${path}${search}${hash}`);
      }
    };
    const byRule = findCanonical(pathname);
    if (byRule !== undefined) {
      leaveFor(byRule);
    } else {
      void import('@generated/portal/default/listed.json').then(({default: aliases}) =>
        leaveFor(aliases[pathname]),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash, history]);
  return isLeaving;
}
