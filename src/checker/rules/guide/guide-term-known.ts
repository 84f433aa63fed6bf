import {nearestTerm, termFinder, TERMS_FILE} from '../../../sources/terms';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: `\`<Term>\` marks a term that is listed in \`${TERMS_FILE}\`: by its name, an alias or a plural, or by the attribute \`id\`.`,
  why: 'A marked term links to the glossary. A term that is not in the list has nothing to link to, and may be one that nobody else uses.',
  wrong: 'A <Term>flex contaner</Term> has `display: flex`.',
  right:
    'A <Term>flex container</Term> has `display: flex`. Its <Term id="flex-item">children</Term> follow.',
  cases: ['tm-unknown', 'tm-unknown-id'],
  *check({portal, facts}) {
    const find = termFinder(portal.terms);
    for (const {path, terms} of [...facts.values()].filter(({kind}) => kind !== 'draft')) {
      for (const term of terms.filter((marked) => find(marked) === undefined)) {
        const {id, text, line, column} = term;
        const like = nearestTerm(term, portal.terms);
        yield {
          path,
          at: {line, column},
          message: `${id === undefined ? `the term “${text}”` : `the id ${id}`} is not in ${TERMS_FILE}`,
          remedy:
            like === undefined
              ? `add it to ${TERMS_FILE}, or remove the tags`
              : `did you mean “${like}”? Otherwise add it to ${TERMS_FILE}`,
        };
      }
    }
  },
};
