import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import type {LessonRule} from '../../rule';

function hasPicture(node: Nodes): boolean {
  return node.type === 'image' || ('children' in node && node.children.some(hasPicture));
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A link has text and a URL.',
  why: 'A link without text cannot be seen, clicked or read aloud, and a link without a URL leads nowhere.',
  wrong: '[](../html-lists/index.md) and [lists]()',
  right: '[lists](../html-lists/index.md)',
  cases: ['ln-empty'],
  *check({nodes}) {
    for (const link of nodes.links) {
      const at = nodes.spanOf(link).start;
      const words = toString(link).trim();
      if (words === '' && !hasPicture(link)) {
        yield {at, message: 'the link has no text', remedy: 'write it between the square brackets'};
      }
      if (link.url === '') {
        yield {
          at,
          message: `the link “${words}” has no URL`,
          remedy: 'write it between the parentheses',
        };
      }
    }
  },
};
