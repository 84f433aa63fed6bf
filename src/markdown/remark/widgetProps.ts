import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkWidgetProps} from '../../blocks/widgets/props';
import {widgetAttribute} from '../../blocks/widgets/attributes';
import {publishWidgetFiles} from './widgetFiles';
import {pathOf, stopBuild, type Fault, type PortalRemarkOptions} from './shared';

/**
 * Stops the build if widgets have wrong props or refer to missing files, and lists all of them with file, line
 * and remedy. Otherwise it publishes the files with the page.
 */
export default function remarkWidgetProps({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const found: Fault[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      const {name, attributes} = element;
      const wrong = checkWidgetProps(name ?? '', attributes.map(widgetAttribute));
      const faults = wrong.length > 0 ? wrong : publishWidgetFiles(element, file, root);
      found.push(
        ...faults.map(({message, remedy}) => ({...element.position?.start, message, remedy})),
      );
    });
    if (found.length > 0) {
      stopBuild(pathOf(file, root), 'widget', found);
    }
  };
}
