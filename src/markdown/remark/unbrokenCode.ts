import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Longest piece of code that fits beside other words on a phone, at twice the size of text too. */
const MAX_CHARACTERS = 13;

/** After these a line may end. */
const BREAKS = /[-/\s]/;

/** An option such as `--all` does not end a line with its hyphens. Headings are large, so theirs may. */
export default function remarkUnbrokenCode() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (
        node.type === 'inlineCode' &&
        node.value.length <= MAX_CHARACTERS &&
        BREAKS.test(node.value)
      ) {
        node.data = {...node.data, hProperties: {className: ['unbroken']}};
      }
      return undefined;
    });
  };
}
