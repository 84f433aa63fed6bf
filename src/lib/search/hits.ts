import type {PageHit} from './ranking';
import {areaOf, areasInScope} from './scope';
import type {IndexedPage} from './suggest';

export interface AreaHits {
  readonly area: string;
  readonly hits: readonly PageHit[];
}

/** Groups hits by area. Areas are in search order, and hits keep their order. */
export function groupHits(
  hits: readonly PageHit[],
  pages: readonly IndexedPage[],
  currentCourse: string | null,
): readonly AreaHits[] {
  const groups = new Map<string, PageHit[]>();
  for (const hit of hits) {
    const area = areaOf(pages[hit.page]!.path);
    groups.set(area, [...(groups.get(area) ?? []), hit]);
  }
  return areasInScope(groups.keys(), currentCourse).map((area) => ({
    area,
    hits: groups.get(area) ?? [],
  }));
}
