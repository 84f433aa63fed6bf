import type {Parent, Root} from 'mdast';
import {parseFence} from './fence/parse';

/** For every id on a page, the line of its first fence, wherever that is. */
export function namedFences(tree: Root): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const walk = ({children}: Parent): void => {
    for (const child of children) {
      if (child.type === 'code') {
        const read = parseFence([child.lang ?? '', child.meta ?? ''].join(' '));
        const id = read.errors === undefined ? read.fence.id : undefined;
        if (id !== undefined && !lines.has(id)) {
          lines.set(id, child.position?.start.line ?? 1);
        }
      } else if ('children' in child) {
        walk(child);
      }
    }
  };
  walk(tree);
  return lines;
}
