import {simple} from 'acorn-walk';
import type {AssignmentProperty, Node, Property} from 'acorn';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A heading with the id that src/markdown/remark/headingIds.ts set. */
export interface HeadingData {
  ownId?: string;
  id?: string;
  hProperties?: {id?: string};
}

/**
 * Restores the ids of the old site. Docusaurus turns the existing id of a heading into a slug, which removes
 * characters such as © and breaks links to the heading. It also exports a list of the headings, in which the
 * ids are restored too.
 */
export default function remarkKeepHeadingIds() {
  return (tree: Root): void => {
    const own = new Map<unknown, string>();
    visit(tree, 'heading', (heading: Heading) => {
      const data = (heading.data ??= {}) as HeadingData;
      const {ownId, id} = data;
      if (ownId !== undefined && id !== ownId) {
        own.set(id, ownId);
        data.id = ownId;
        data.hProperties = {...data.hProperties, id: ownId};
      }
    });
    if (own.size > 0) {
      visit(tree, 'mdxjsEsm', ({data}) => {
        simple(data!.estree as unknown as Node, {Property: (property) => rename(property, own)});
      });
    }
  };
}

/** The id in `{value: …, id: "the--sign", level: 2}`. */
function rename(
  {key, value}: Property | AssignmentProperty,
  own: ReadonlyMap<unknown, string>,
): void {
  const isId =
    (key.type === 'Identifier' && key.name === 'id') ||
    (key.type === 'Literal' && key.value === 'id');
  const id = isId && value.type === 'Literal' ? own.get(value.value) : undefined;
  if (id !== undefined) {
    Object.assign(value, {value: id, raw: JSON.stringify(id)});
  }
}
