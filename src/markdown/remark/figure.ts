import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeText} from '../../blocks/widgets/elements';
import {inlineSvg} from '../../blocks/svg';
import {jsxElement} from './jsx';

/** The figure with its drawing inside the page, where the page's colours reach it. */
export function figureElement(node: MdxJsxFlowElement, lessonPath: string): MdxJsxFlowElement {
  const src = attributeText(node, 'src') ?? '';
  const alt = attributeText(node, 'alt') ?? '';
  const place = `${lessonPath}:${node.position?.start.line ?? 1}`;
  if (!/^\.{1,2}\/.+\.svg$/.test(src)) {
    throw new Error(`${place} “${src}” is no drawing (write src="./name.svg")`);
  }
  if (alt.trim() === '') {
    throw new Error(`${place} the figure has no alt (say in words what it shows)`);
  }
  const path = resolve(dirname(lessonPath), src);
  return jsxElement('Figure', {
    svg: inlineSvg(readFileSync(path, 'utf8'), alt, path),
    caption: attributeText(node, 'caption'),
  });
}
