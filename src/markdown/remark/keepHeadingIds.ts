import {simple} from 'acorn-walk';
import type {AssignmentProperty, Node, Property} from 'acorn';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A heading with the id that src/markdown/remark/headingIds.ts gave it. */
export interface HeadingData {
  ownId?: string;
  id?: string;
  hProperties?: {id?: string};
}

/**
 * Puts the ids of the old site back. Docusaurus makes a slug of an id that a heading has already, which drops
 * signs such as © and the links to them; its list of the headings, an export of the page, has the same ids.
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

/** Of `{value: …, id: "the--sign", level: 2}`, the id. */
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
