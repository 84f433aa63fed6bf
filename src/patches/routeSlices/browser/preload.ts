import stockPreload from '@docusaurus/core/lib/client/preload';
import {loadRoutes} from './slices';

/** Docusaurus' module of the same name, which loads what a page needs; here the routes around it come first. */
export default async function preload(path: string): Promise<unknown> {
  await loadRoutes(path);
  return stockPreload(path);
}
