import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {type State, toHast} from 'mdast-util-to-hast';

/** MDX elements are replaced by their content, because the HTML has no components. */
const handlers = {
  mdxJsxTextElement: (state: State, node: {children: PhrasingContent[]}) =>
    state.all({type: 'paragraph', children: node.children}),
};

/** Text with its inline markup as HTML; paragraphs are joined. */
export function inlineHtml(nodes: readonly RootContent[]): string {
  const paragraphs = nodes.every((node) => node.type === 'paragraph')
    ? nodes.map(({children}) => children)
    : [nodes as readonly PhrasingContent[]];
  return paragraphs
    .map((children) => toHast({type: 'paragraph', children: [...children]}, {handlers}) as Element)
    .map(({children}) => toHtml(children))
    .join('<br>');
}
