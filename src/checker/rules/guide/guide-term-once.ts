import {toString} from 'mdast-util-to-string';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'guide-term-once',
  scope: 'lesson',
  severity: 'error',
  wants: '`<Term>` marks a term once on a page, where it is first explained.',
  why: 'The mark says “this is new”; the second time it is not.',
  wrong: 'A <Term>list item</Term> is an `li`. Each <Term>list item</Term> has a marker.',
  right: 'A <Term>list item</Term> is an `li`. Each list item has a marker.',
  check: ({nodes, lines}) => {
    const first = new Map<string, number>();
    return nodes.elements
      .filter(({name}) => name === 'Term')
      .flatMap((element) => {
        const term = toString(element).trim().toLowerCase();
        const at = nodes.spanOf(element).start;
        const earlier = first.get(term);
        if (earlier === undefined) {
          first.set(term, at);
          return [];
        }
        const message = `the term “${term}” is marked on line ${lines.at(earlier).line} already`;
        return [{at, message, remedy: 'remove the tags'}];
      });
  },
};
