import type {SiteRule} from '../../rule';
import {missingSetup} from '../../../blocks/setups';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'A prepared set that a block uses exists as a folder in `content/setups`.',
  why: 'Without its files or database, the block fails on the page and in the tests.',
  wrong: '```sql setup=movie\nSELECT title FROM movies;\n```',
  right: '```sql setup=movies\nSELECT title FROM movies;\n```',
  check: ({root, facts}) =>
    [...facts.values()].flatMap(({path, setups}) =>
      setups.flatMap(({name, line, column}) => {
        const missing = missingSetup(root, name);
        return missing === undefined ? [] : [{path, at: {line, column}, ...missing}];
      }),
    ),
};
