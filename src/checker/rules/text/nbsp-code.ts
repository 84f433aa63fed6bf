import type {LessonRule} from '../../rule';

const GAP = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Spaces in code are ordinary spaces.',
  why: 'A no-break space looks the same, but a student who copies the code gets an error about a character that cannot be seen.',
  wrong: '```css\np {\u00A0color: teal; }\n```        (with a no-break space after the brace)',
  right: '```css\np { color: teal; }\n```',
  check: ({scan, nodes, text}) => {
    const inline = nodes.inlineCode.map((node) => nodes.spanOf(node));
    const stretches = [...scan.fences.map(({body}) => body), ...inline];
    return stretches.flatMap(({start, end}) =>
      [...text.slice(start, end).matchAll(GAP)].map(({index, 0: gap}) => ({
        at: start + index,
        message: `the code contains a space that is not an ordinary one: U+${gap.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
        remedy: 'use an ordinary space; where a no-break space is needed, write \\u00A0 or &nbsp;',
        edits: [{start: start + index, end: start + index + 1, text: ' '}],
      })),
    );
  },
};
