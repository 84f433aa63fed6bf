import {termFinder} from '../../../sources/terms';
import type {TermFact} from '../../read/lesson';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants:
    '`<Term>` marks a term once on a page, where it is first explained, whichever of its names is used.',
  why: 'The mark tells readers that the term is new, and the second time it is not.',
  wrong: 'A <Term>list item</Term> is an `li`. Each <Term>list item</Term> has a marker.',
  right: 'A <Term>list item</Term> is an `li`. Each list item has a marker.',
  cases: ['tm-again'],
  *check({portal, facts}) {
    const find = termFinder(portal.terms);
    for (const {path, terms} of facts.values()) {
      const first = new Map<string, TermFact>();
      for (const term of terms) {
        const {line, column, text} = term;
        const key = find(term)?.id ?? text.toLowerCase();
        const earlier = first.get(key);
        if (earlier === undefined) {
          first.set(key, term);
        } else {
          const message = `the term “${text}” is already marked on line ${earlier.line}`;
          yield {path, at: {line, column}, message, remedy: 'remove the tags'};
        }
      }
    }
  },
};
