import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {findCanonical} from '@site/src/patches/routeSlices/browser/hasPage';

/**
 * Redirects an alias to its page, keeping query and hash and adding no history entry. Returns true while it
 * does.
 */
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
    const findListed = async (): Promise<string | undefined> => {
      const {default: aliases} = await import('@generated/aliases/default/listed.json');
      return aliases[pathname];
    };
    void findCanonical(pathname).then(async (byRule) => leaveFor(byRule ?? (await findListed())));
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash, history]);
  return isLeaving;
}
