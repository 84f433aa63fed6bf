import {MODULES} from '../address';
import {areaOf} from './scope';

/** What an area is called beside a search result. */
export function areaLabel(area: string): string {
  if (area === '') {
    return 'Portal';
  }
  return area === MODULES ? 'Modules' : area.toUpperCase();
}

/**
 * Where a page is: its area and, below it, the topic or part of the course.
 *
 * @param titles titles of pages by path; a part is named by its landing page
 */
export function placeOf(path: string, titles: ReadonlyMap<string, string>): readonly string[] {
  const area = areaOf(path);
  const part = path.match(/^\/[^/]+\/[^/]+\//)?.[0];
  const name = part === undefined || part === path ? undefined : titles.get(part);
  return name === undefined ? [areaLabel(area)] : [areaLabel(area), name];
}
