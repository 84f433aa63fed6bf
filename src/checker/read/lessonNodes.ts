import type {
  Code,
  Definition,
  Heading,
  Image,
  InlineCode,
  Link,
  Nodes,
  Paragraph,
  Root,
  Table,
  Text,
} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Lines} from '../../text/lines';
import type {Span} from '../../text/span';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The parts of a lesson by kind, in reading order. */
export interface LessonNodes {
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly definitions: readonly Definition[];
  readonly elements: readonly Element[];
  readonly code: readonly Code[];
  readonly inlineCode: readonly InlineCode[];
  readonly paragraphs: readonly Paragraph[];
  readonly tables: readonly Table[];
  readonly texts: readonly Text[];
  readonly directives: readonly (LeafDirective | TextDirective)[];
  /** The elements around a node, outermost first. */
  readonly parentsOf: (node: Nodes) => readonly Nodes[];
  readonly spanOf: (node: Nodes) => Span;
}

/** Sorts the nodes of a tree by kind in one walk. */
export function collectNodes(tree: Root, lines: Lines): LessonNodes {
  const byType = new Map<string, Nodes[]>();
  const parents = new Map<Nodes, Nodes>();
  const walk = (node: Nodes): void => {
    const list = byType.get(node.type);
    if (list === undefined) {
      byType.set(node.type, [node]);
    } else {
      list.push(node);
    }
    if ('children' in node) {
      for (const child of node.children) {
        parents.set(child, node);
        walk(child);
      }
    }
  };
  walk(tree);
  const of = <T extends Nodes>(...types: readonly T['type'][]): readonly T[] =>
    types.flatMap((type) => (byType.get(type) ?? []) as T[]);
  return {
    headings: of<Heading>('heading'),
    links: of<Link>('link'),
    images: of<Image>('image'),
    definitions: of<Definition>('definition'),
    elements: of<Element>('mdxJsxFlowElement', 'mdxJsxTextElement'),
    code: of<Code>('code'),
    inlineCode: of<InlineCode>('inlineCode'),
    paragraphs: of<Paragraph>('paragraph'),
    tables: of<Table>('table'),
    texts: of<Text>('text'),
    directives: of<LeafDirective | TextDirective>('leafDirective', 'textDirective'),
    parentsOf: (node) => {
      const chain: Nodes[] = [];
      for (let parent = parents.get(node); parent !== undefined; parent = parents.get(parent)) {
        chain.unshift(parent);
      }
      return chain;
    },
    spanOf: ({position}) =>
      position === undefined
        ? {start: 0, end: 0}
        : {
            start: lines.offset(position.start.line, position.start.column),
            end: lines.offset(position.end.line, position.end.column),
          },
  };
}
