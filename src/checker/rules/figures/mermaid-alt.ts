import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A mermaid diagram has `accTitle:` and `accDescr:`.',
  why: 'They are the text alternative for the diagram (WCAG 1.1.1).',
  wrong: '```mermaid\nflowchart LR\n  A --> B\n```',
  right:
    '```mermaid\nflowchart LR\n  accTitle: From order to oven\n  accDescr: An order goes to the counter and from there to the oven.\n  A[Counter] --> B[Oven]\n```',
  check: ({nodes}) =>
    nodes.code
      .filter(({lang}) => lang === 'mermaid')
      .flatMap((code) =>
        [/^\s*accTitle\s*:/m, /^\s*accDescr\s*[:{]/m].flatMap(
          (pattern, index): readonly Finding[] =>
            pattern.test(code.value)
              ? []
              : [
                  {
                    at: nodes.spanOf(code).start,
                    message: `the diagram has no ${index === 0 ? 'accTitle' : 'accDescr'}`,
                    remedy:
                      index === 0
                        ? 'add a line accTitle: that names it'
                        : 'add a line accDescr: that says what it shows',
                  },
                ],
        ),
      ),
};
