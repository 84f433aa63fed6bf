import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const NO_BREAK_SPACE = '\u00A0';

/** Keeps a week and its number on one line. Headings are left alone, because ids are derived from their text. */
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
