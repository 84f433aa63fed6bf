import {termFinder} from '../../../sources/terms';
import type {TermFact} from '../../read/lesson';
import type {SiteFinding, SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants:
    '`<Term>` marks a term once on a page, where it is first explained, whichever of its names is used.',
  why: 'The mark tells readers that the term is new, and the second time it is not.',
  wrong: 'A <Term>list item</Term> is an `li`. Each <Term>list item</Term> has a marker.',
  right: 'A <Term>list item</Term> is an `li`. Each list item has a marker.',
  cases: ['tm-again'],
  check: ({portal, facts}) => {
    const find = termFinder(portal.terms);
    const keyOf = (term: TermFact): string => find(term)?.id ?? term.text.toLowerCase();
    return [...facts.values()].flatMap(({path, terms}) => {
      const first = new Map<string, TermFact>();
      return terms.flatMap((term): readonly SiteFinding[] => {
        const key = keyOf(term);
        const earlier = first.get(key);
        if (earlier === undefined) {
          first.set(key, term);
          return [];
        }
        const {line, column, text} = term;
        const message = `the term “${text}” is already marked on line ${earlier.line}`;
        return [{path, at: {line, column}, message, remedy: 'remove the tags'}];
      });
    });
  },
};
