import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {CITATIONS} from '../../data/citations';
import {WIDGETS} from '../../data/widgets';
import {sanitiseMarkup} from '../../sources/inlineMarkup';
import {plainAttribute} from '../../blocks/widgets/attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Renders each citation for its widget from the author's markup, without anything that is not allowed on a
 * page. Shortcuts are left for the widget to expand.
 */
export default function remarkCitations() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const name = element.name ?? '';
      if (!Object.hasOwn(WIDGETS, name) || WIDGETS[name]!.props.citation === undefined) {
        return;
      }
      const citation = plainAttribute(element, 'citation');
      if (typeof citation !== 'string' || Object.hasOwn(CITATIONS[name] ?? {}, citation)) {
        return;
      }
      element.attributes = element.attributes.filter(
        (attribute) => !('name' in attribute) || attribute.name !== 'citation',
      );
      const children = sanitiseMarkup(citation);
      if (children.length > 0) {
        element.children.push({
          type: 'text',
          value: '',
          data: {hName: 'span', hChildren: [...children]},
        } as never);
      }
    });
  };
}
