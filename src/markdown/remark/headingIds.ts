import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createSlugger} from '../../lib/slug';
import {headingText} from '../../lib/headingText';

/** Gives every heading the id that the old site gave it (see src/lib/slug.ts). */
export default function remarkHeadingIds() {
  return (tree: Root): void => {
    const slug = createSlugger();
    visit(tree, 'heading', (heading) => {
      const data = (heading.data ??= {});
      const properties = ((data as {hProperties?: Record<string, unknown>}).hProperties ??= {});
      properties.id ??= slug(headingText(heading));
    });
  };
}
