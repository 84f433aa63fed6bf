import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatProblems} from '../problems';
import type {Problem} from '../types';
import {checkWidgetProps} from '../widgetProps';
import {widgetAttribute} from './attributes';
import {pathOf, type PortalRemarkOptions} from './shared';

/** Stops the build when a widget has a wrong prop, and names file, line and remedy of all of them. */
export default function remarkWidgetProps({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const path = pathOf(file, root);
    const problems: Problem[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, attributes, position} = node as MdxJsxFlowElement;
      for (const {message, remedy} of checkWidgetProps(
        name ?? '',
        attributes.map(widgetAttribute),
      )) {
        problems.push({
          path,
          line: position?.start.line ?? 1,
          column: position?.start.column ?? 1,
          rule: 'widget',
          severity: 'error',
          message,
          remedy,
        });
      }
    });
    if (problems.length > 0) {
      throw new Error(`\n${formatProblems(problems)}`);
    }
  };
}
