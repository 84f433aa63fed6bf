import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createSlugger} from '../../lib/slug';

/** Components whose text is no part of a heading’s id. */
const SILENT = new Set(['Badge']);

/** Text of a heading as its id counts it: inline code counts, widgets such as a badge do not. */
export function headingText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => !('name' in child && SILENT.has(String(child.name))),
  );
  return toString({...heading, children}).trim();
}

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
