import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A mermaid diagram has `accTitle:` and `accDescr:`.',
  why: 'They are the text alternative for the diagram (WCAG 1.1.1).',
  wrong: '```mermaid\nflowchart LR\n  A --> B\n```',
  right:
    '```mermaid\nflowchart LR\n  accTitle: From order to oven\n  accDescr: An order goes to the counter and from there to the oven.\n  A[Counter] --> B[Oven]\n```',
  *check({nodes}) {
    for (const code of nodes.code.filter(({lang}) => lang === 'mermaid')) {
      const at = nodes.spanOf(code).start;
      if (!/^\s*accTitle\s*:/m.test(code.value)) {
        yield {
          at,
          message: 'the diagram has no accTitle',
          remedy: 'add a line accTitle: that names it',
        };
      }
      if (!/^\s*accDescr\s*[:{]/m.test(code.value)) {
        yield {
          at,
          message: 'the diagram has no accDescr',
          remedy: 'add a line accDescr: that says what it shows',
        };
      }
    }
  },
};
