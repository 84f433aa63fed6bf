import type {Root, RootContent} from 'mdast';
import {jsxElement} from './jsx';

/** Enough blocks to fill the first screen, except on very tall ones. */
export const FIRST_BLOCKS = 6;

/** Wraps everything after the first blocks of a page in `RestOfPage`. Runs after all steps that look for blocks. */
export default function remarkRestOfPage() {
  return (tree: Root): void => {
    const isCode = ({type}: RootContent): boolean => type === 'mdxjsEsm';
    const code = tree.children.filter(isCode);
    const blocks = tree.children.filter((node) => !isCode(node));
    const rest = blocks.slice(FIRST_BLOCKS);
    if (rest.length > 0) {
      const element = jsxElement('RestOfPage', {}, rest as Parameters<typeof jsxElement>[2]);
      tree.children = [...code, ...blocks.slice(0, FIRST_BLOCKS), element];
    }
  };
}
