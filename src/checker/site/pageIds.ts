import {slugify} from '../../lib/slug';
import type {Site} from '../rule';

/** Every id on the page that a link can lead to. */
export function idsOf(path: string, {facts, portal}: Site): ReadonlySet<string> | undefined {
  const own = facts.get(path);
  if (own === undefined) {
    return undefined;
  }
  const all = [own, ...own.parts.flatMap((part) => facts.get(part) ?? [])];
  const weeks = portal.courses.find(({id}) => path === `courses/${id}/content/index.md`)?.lists
    .weeks;
  return new Set([
    ...all.flatMap(({headings, ids}) => [...headings.map(({id}) => id), ...ids]),
    ...(weeks ?? []).map(({label}) => slugify(label)),
  ]);
}
