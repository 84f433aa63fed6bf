import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatProblems} from '../../text/problems';
import type {Problem} from '../../text/types';
import {checkWidgetProps} from '../../blocks/widgets/props';
import {widgetAttribute} from '../../blocks/widgets/attributes';
import {publishWidgetFiles} from './widgetFiles';
import {pathOf, type PortalRemarkOptions} from './shared';

/**
 * Stops the build when a widget has a wrong prop or names a file that is not there, with file, line and remedy of
 * all of them; else the files come along with the page.
 */
export default function remarkWidgetProps({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const path = pathOf(file, root);
    const problems: Problem[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      const {name, attributes, position} = element;
      const wrong = checkWidgetProps(name ?? '', attributes.map(widgetAttribute));
      const faults = wrong.length > 0 ? wrong : publishWidgetFiles(element, file, root);
      for (const {message, remedy} of faults) {
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
