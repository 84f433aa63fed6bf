import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CodeFile} from '../../blocks/types';
import {readDiagram} from '../diagrams';
import {jsxElement} from './jsx';

const TITLE = /^\s*accTitle\s*:\s*(.+)$/m;
const DESCRIPTION = /^\s*accDescr\s*(?::\s*(.+)|\{([^}]*)\})/m;

/** A diagram inlined in the page, with its own text description. */
export function mermaidElement(file: CodeFile, root: string): MdxJsxFlowElement {
  const description = DESCRIPTION.exec(file.text);
  return jsxElement('Mermaid', {
    code: file.text,
    svg: readDiagram(root, file.text),
    title: TITLE.exec(file.text)?.[1]?.trim() ?? '',
    description: (description?.[1] ?? description?.[2] ?? '').replace(/\s+/g, ' ').trim(),
  });
}
