import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {plainAttribute} from './attributes';

export function isElement(node: Nodes, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

/** The text of an attribute; undefined when it is absent or not text. */
export function attributeText(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const value = plainAttribute(element, name);
  return typeof value === 'string' ? value : undefined;
}
