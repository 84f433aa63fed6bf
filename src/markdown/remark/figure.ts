import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {attributeText} from '../../blocks/widgets/elements';
import {inlineSvg} from '../../blocks/svg';
import {jsxElement} from './jsx';
import {stopAt} from './shared';

/** The figure with its drawing inlined, so that the page's colours apply to it. */
export function figureElement(
  node: MdxJsxFlowElement,
  file: VFile,
  root: string,
): MdxJsxFlowElement {
  const {path, alt, source} = readDrawing(node, file, root);
  return jsxElement('Figure', {
    svg: inlineSvg(source, alt, path),
    caption: attributeText(node, 'caption'),
  });
}

/** The drawing that an element names, with its text alternative; stops the build if either is missing. */
export function readDrawing(node: MdxJsxFlowElement, file: VFile, root: string) {
  const src = attributeText(node, 'src') ?? '';
  const alt = attributeText(node, 'alt') ?? '';
  const stop: (message: string, remedy: string) => never = stopAt(node, 'figure', file, root);
  if (!/^\.{1,2}\/.+\.svg$/.test(src)) {
    stop(`“${src}” is not a drawing`, 'write src="./name.svg"');
  }
  if (alt.trim() === '') {
    stop('the figure has no alt', 'add alt="…" with a description of what it shows');
  }
  const path = resolve(dirname(file.path), src);
  return {path, alt, source: readFileSync(path, 'utf8')};
}
