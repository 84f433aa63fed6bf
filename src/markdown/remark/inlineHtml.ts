import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {type State, toHast} from 'mdast-util-to-hast';

/** Elements of MDX give their content: the HTML has no components. */
const handlers = {
  mdxJsxTextElement: (state: State, node: {children: PhrasingContent[]}) =>
    state.all({type: 'paragraph', children: node.children}),
};

/** Words with their inline markup as HTML; several paragraphs are set one after the other. */
export function inlineHtml(nodes: readonly RootContent[]): string {
  const paragraphs = nodes.every((node) => node.type === 'paragraph')
    ? nodes.map(({children}) => children)
    : [nodes as readonly PhrasingContent[]];
  return paragraphs
    .map((children) => toHast({type: 'paragraph', children: [...children]}, {handlers}) as Element)
    .map(({children}) => toHtml(children))
    .join('<br>');
}
