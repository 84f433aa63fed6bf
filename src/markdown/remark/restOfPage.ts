import type {Root, RootContent} from 'mdast';
import {jsxElement} from './jsx';

/** Blocks that fill the first screen, and some more, on any but the tallest. */
export const FIRST_BLOCKS = 6;

/** Puts what follows the first blocks of a page into `RestOfPage`. Runs when nothing looks for blocks any more. */
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
