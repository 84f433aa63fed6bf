// Internal to Docusaurus 3.10.2; takes the place of the module of the same name (src/plugins/routeSlices).
import stockPreload from '@docusaurus/core/lib/client/preload';
import {loadRoutes} from '@site/src/lib/routeSlices';

/** Loads what a page needs, the routes around it first. */
export default async function preload(path: string): Promise<unknown> {
  await loadRoutes(path);
  return stockPreload(path);
}
