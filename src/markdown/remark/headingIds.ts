import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createSlugger} from '../../lib/slug';
import {headingText, ownHeadingId} from '../../lib/headingText';
import type {HeadingData} from './keepHeadingIds';

/** Gives every heading its own id, or else the one that the old site gave it (see src/lib/slug.ts). */
export default function remarkHeadingIds() {
  return (tree: Root): void => {
    const slug = createSlugger();
    visit(tree, 'heading', (heading) => {
      const data = (heading.data ??= {}) as HeadingData;
      const properties = (data.hProperties ??= {});
      properties.id ??= ownHeadingId(heading) ?? slug(headingText(heading));
      data.ownId = properties.id;
    });
  };
}
