import type {List, ListItem} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {attributeText} from '../../blocks/widgets/elements';
import {inlineSvg, stepsNamed} from '../../blocks/svg';
import type {DrawnStep} from '../../lib/code/blockData';
import {readDrawing} from './figure';
import {jsxElement, type Plain} from './jsx';
import {stopAt} from './shared';

/** The drawing at each step, together with the step's text. */
export function stepsElement(
  node: MdxJsxFlowElement,
  file: VFile,
  root: string,
): MdxJsxFlowElement {
  const {path, alt, source} = readDrawing(node, file, root);
  const stop: (message: string, remedy: string) => never = stopAt(node, 'steps', file, root);
  const items = itemsOf(node) ?? stop('the steps are not a list', 'write them as 1., 2., 3.');
  const beyond = stepsNamed(source).find((step) => step < 1 || step > items.length);
  if (beyond !== undefined) {
    stop(
      `the drawing names step ${beyond}, but there are ${items.length}`,
      'add the text of that step, or correct data-step in the drawing',
    );
  }
  const steps = items.map((item, index): DrawnStep => ({
    svg: inlineSvg(source, `${alt} Step ${index + 1}.`, path, index + 1),
    says: toString(item),
  }));
  const props = {
    steps: steps as unknown as Plain,
    caption: attributeText(node, 'caption'),
  };
  return jsxElement(
    'Steps',
    props,
    items.map(({children}) => jsxElement('div', {}, children)),
  );
}

function itemsOf({children}: MdxJsxFlowElement): readonly ListItem[] | undefined {
  const [list] = children as readonly List[];
  return children.length === 1 && list?.type === 'list' && list.ordered ? list.children : undefined;
}
