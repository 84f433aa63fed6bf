// Internal to Docusaurus 3.10.2. tests/unit/plugins/loadedNavigation.test.ts fails when an upgrade changes them.
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type {useHistory} from '@docusaurus/router';
import {loadRoutes} from '@site/src/lib/routeSlices';

type Location = ReturnType<typeof useHistory>['location'];

/** Loads all that a page needs, and tells the client modules when that begins and when it is done. */
export async function loadPage(location: Location, previousLocation: Location): Promise<void> {
  const arrived = dispatchLifecycleAction('onRouteUpdate', {location, previousLocation});
  await loadRoutes(location.pathname);
  await preload(location.pathname);
  arrived();
}
