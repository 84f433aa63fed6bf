import stockPreload from '@docusaurus/core/lib/client/preload';
import {loadRoutes} from './slices';

/**
 * Replaces Docusaurus' module of the same name, which loads what a page needs. Here the routes around the
 * page are loaded first.
 */
export default async function preload(path: string): Promise<unknown> {
  await loadRoutes(path);
  return stockPreload(path);
}
