import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {WIDGETS} from '../../data/widgets';
import type {PropFault, WidgetAttribute} from '../../blocks/widgets/props';
import {bundledFile} from './assets';
import {plainAttribute} from '../../blocks/widgets/attributes';
import {expressionAttribute} from './jsx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Fault = Omit<PropFault<WidgetAttribute>, 'attribute'>;

/**
 * Makes the bundler publish the files beside the lesson that a widget refers to.
 *
 * @returns a fault for each missing file
 */
export function publishWidgetFiles(element: Element, page: VFile, root: string): readonly Fault[] {
  const {name} = element;
  const props = name !== null && Object.hasOwn(WIDGETS, name) ? WIDGETS[name]!.props : {};
  const assets = Object.entries(props).filter(([, {kind}]) => kind === 'asset');
  return assets.flatMap(([prop, {staticFolder}]): readonly Fault[] => {
    const value = plainAttribute(element, prop);
    if (typeof value !== 'string') {
      return [];
    }
    const inStatic = staticFolder === undefined ? value : `${staticFolder}${value}`;
    const path = inStatic.startsWith('/')
      ? join(root, 'static', inStatic)
      : resolve(dirname(page.path), value);
    if (!existsSync(path)) {
      return [
        {
          message: `there is no file ${value}`,
          remedy: `set ${prop} to the name of a file that exists`,
        },
      ];
    }
    if (!inStatic.startsWith('/')) {
      element.attributes = element.attributes.map((attribute) =>
        'name' in attribute && attribute.name === prop
          ? expressionAttribute(prop, bundledFile(path, page))
          : attribute,
      );
    }
    return [];
  });
}
