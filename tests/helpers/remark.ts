import {join} from 'node:path';
import type {Expression} from 'estree';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseMdx} from '../../src/blocks/parseMdx';
import {SMALL} from './pages';

type Transform = (tree: Root, file: VFile) => void;

/** Runs one remark step over Markdown, as if it stood in a file of a project. */
export function runRemark(
  transform: Transform,
  markdown: string,
  path = 'modules/css/index.md',
  root = SMALL,
): Root {
  const tree = parseMdx(markdown);
  transform(tree, new VFile({path: join(root, path), value: markdown}));
  return tree;
}

/** An outline of the tree: words, headings, links and elements, nested as they are. */
export function outline(node: Nodes): unknown {
  const children = 'children' in node ? node.children.map(outline) : [];
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'link':
      return {[`→ ${node.url}`]: flat(children)};
    case 'heading':
      return {[`h${node.depth}`]: flat(children)};
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return {[`<${[node.name, ...attributesOf(node)].join(' ')}>`]: children};
    case 'paragraph':
      return flat(children);
    default:
      return children;
  }
}

function attributesOf(node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>) {
  return node.attributes.map((attribute) =>
    'name' in attribute ? `${attribute.name}=${String(attribute.value)}` : '{…}',
  );
}

function flat(children: readonly unknown[]): unknown {
  return children.length === 1 ? children[0] : children;
}

/** All nodes of one type, in reading order. */
export function nodesOf<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, {type: T}>);
  });
  return found;
}

/** The value that an expression has in the compiled page; `require` gives back what is asked for. */
export function valueOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'ArrayExpression':
      return expression.elements.map((element) => valueOf(element as Expression));
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.key.type !== 'Literal') {
            throw new Error('a property that the build does not write');
          }
          return [property.key.value, valueOf(property.value as Expression)];
        }),
      );
    case 'MemberExpression':
      return valueOf(expression.object as Expression);
    case 'CallExpression':
      return valueOf(expression.arguments[0] as Expression);
    default:
      throw new Error(`an expression that the build does not write: ${expression.type}`);
  }
}
