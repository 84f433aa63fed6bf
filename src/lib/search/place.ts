import {MODULES} from '../address';
import {areaOf} from './scope';

/** The label of an area beside a search result. */
export function areaLabel(area: string): string {
  if (area === '') {
    return 'Portal';
  }
  return area === MODULES ? 'Modules' : area.toUpperCase();
}

/**
 * The location of a page: its area, followed by the topic or the part of the course.
 *
 * @param titles titles of pages by path; a part is named after its landing page
 */
export function placeOf(path: string, titles: ReadonlyMap<string, string>): readonly string[] {
  const area = areaOf(path);
  const part = path.match(/^\/[^/]+\/[^/]+\//)?.[0];
  const name = part === undefined || part === path ? undefined : titles.get(part);
  return name === undefined ? [areaLabel(area)] : [areaLabel(area), name];
}
