import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type {useHistory} from '@docusaurus/router';
import {loadRoutes} from '@site/src/patches/routeSlices/browser/slices';

type Location = ReturnType<typeof useHistory>['location'];

/** Loads everything that a page needs, and notifies the client modules when loading begins and ends. */
export async function loadPage(location: Location, previousLocation: Location): Promise<void> {
  const arrived = dispatchLifecycleAction('onRouteUpdate', {location, previousLocation});
  await loadRoutes(location.pathname);
  await preload(location.pathname);
  arrived();
}
