import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The title in the front matter is the only level-one heading.',
  why: 'With a second one, the page has two titles, and search engines and screen readers may not choose the same one.',
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
          message: 'the text contains a level-one heading',
          remedy: 'the front matter already has the title; write ##, or remove the line',
          ...(isHash && {edits: [{start, end: start, text: '#'}]}),
        };
      }),
};
