import type {BuiltRule} from '../rule';

export const rule: BuiltRule = {
  wants: 'A link that opens a new tab has `rel="noopener noreferrer"`.',
  why: 'Otherwise the other page could control this one, and would learn where the reader came from.',
  check: ({elements}) =>
    elements
      .filter(({name, attributes: {target, rel = ''}}) => {
        const words = rel.split(/\s+/);
        return (
          name === 'a' &&
          target === '_blank' &&
          !(words.includes('noopener') && words.includes('noreferrer'))
        );
      })
      .map(({at, attributes}) => ({
        at,
        message: `the link to ${attributes.href ?? ''} opens a new tab, but has no rel`,
        remedy: 'add rel="noopener noreferrer"',
      })),
};
