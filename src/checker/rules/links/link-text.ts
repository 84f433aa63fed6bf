import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import type {LessonRule} from '../../rule';

function hasPicture(node: Nodes): boolean {
  return node.type === 'image' || ('children' in node && node.children.some(hasPicture));
}

export const rule: LessonRule = {
  name: 'link-text',
  scope: 'lesson',
  severity: 'error',
  wants: 'A link has words and an address.',
  why: 'A link without words cannot be found, clicked or read aloud; one without an address leads nowhere.',
  wrong: '[](../html-lists/index.md) and [lists]()',
  right: '[lists](../html-lists/index.md)',
  cases: ['ln-empty'],
  check: ({nodes}) =>
    nodes.links.flatMap((link) => {
      const at = nodes.spanOf(link).start;
      const words = toString(link).trim();
      return [
        ...(words === '' && !hasPicture(link)
          ? [
              {
                at,
                message: 'a link without words',
                remedy: 'write them between the square brackets',
              },
            ]
          : []),
        ...(link.url === ''
          ? [
              {
                at,
                message: `the link “${words}” has no address`,
                remedy: 'write it between the round brackets',
              },
            ]
          : []),
      ];
    }),
};
