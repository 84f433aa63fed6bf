import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const NO_BREAK_SPACE = '\u00A0';

/** A week and its number stay in one line; headings keep their text, of which ids are made. */
export default function remarkWeekNumbers() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = node.value.replace(/\b([Ww]eeks?) (?=\d)/g, `$1${NO_BREAK_SPACE}`);
      }
      return undefined;
    });
  };
}
