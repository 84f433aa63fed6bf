import type {BuiltRule} from '../rule';

export const rule: BuiltRule = {
  wants:
    'An id is used once on a page, and every id that `for` or an `aria-…` attribute refers to exists.',
  why: 'A link, label or description would lead to the wrong element or to none.',
  check: ({ids, elements}) => [
    ...[...ids].flatMap(([id, places]) =>
      places.slice(1).map((at) => ({
        at,
        message: `the id “${id}” is used ${places.length} times`,
        remedy: 'give each element its own id',
      })),
    ),
    ...elements.flatMap(({attributes, at}) =>
      ['for', 'aria-labelledby', 'aria-describedby']
        .flatMap((name) => (attributes[name] ?? '').split(/\s+/).map((id) => ({name, id})))
        .filter(({id}) => id !== '' && !ids.has(id))
        .map(({name, id}) => ({
          at,
          message: `${name} refers to the id “${id}”, which is not on the page`,
          remedy: 'correct the id',
        })),
    ),
  ],
};
