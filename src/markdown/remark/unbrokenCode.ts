import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Length of the longest piece of code that fits beside other words on a phone, even at twice the text size. */
const MAX_CHARACTERS = 13;

/** A line may be broken after these characters. */
const BREAKS = /[-/\s]/;

/**
 * Prevents line breaks after the hyphens of an option such as `--all`. Headings are large, so they may be
 * broken there.
 */
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
