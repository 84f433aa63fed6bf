import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'heading-title',
  scope: 'lesson',
  severity: 'error',
  wants: 'The title in the front matter is the only level-one heading.',
  why: 'A second one makes two titles of which search and screen readers each choose another.',
  wrong: '---\ntitle: Lists\n---\n\n# Lists in HTML',
  right: '---\ntitle: Lists\n---\n\n## A bulleted list',
  cases: ['hd-two-h1'],
  check: ({nodes, text}) =>
    nodes.headings
      .filter(({depth}) => depth === 1)
      .map((heading) => {
        const {start} = nodes.spanOf(heading);
        const isHash = text[start] === '#';
        return {
          at: start,
          message: 'a level-one heading in the text',
          remedy: 'the title stands in the front matter; write ## or remove the line',
          ...(isHash && {edits: [{start, end: start, text: '#'}]}),
        };
      }),
};
