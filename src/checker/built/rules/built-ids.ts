import type {BuiltRule} from '../rule';

export const rule: BuiltRule = {
  name: 'built-ids',
  wants: 'An id stands once on a page, and what `for` and `aria-…` name exists.',
  why: 'A link, a label or a description would reach the wrong element or none.',
  check: ({ids, elements}) => [
    ...[...ids].flatMap(([id, places]) =>
      places.slice(1).map((at) => ({
        at,
        message: `the id “${id}” stands ${places.length} times`,
        remedy: 'give each element its own id',
      })),
    ),
    ...elements.flatMap(({attributes, at}) =>
      ['for', 'aria-labelledby', 'aria-describedby']
        .flatMap((name) => (attributes[name] ?? '').split(/\s+/).map((id) => ({name, id})))
        .filter(({id}) => id !== '' && !ids.has(id))
        .map(({name, id}) => ({
          at,
          message: `${name} names “${id}”, which is not there`,
          remedy: 'mend the id',
        })),
    ),
  ],
};
