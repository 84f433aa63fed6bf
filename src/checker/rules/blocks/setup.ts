import type {SiteRule} from '../../rule';
import {missingSetup} from '../../../blocks/setups';

export const rule: SiteRule = {
  name: 'setup',
  scope: 'site',
  severity: 'error',
  wants: 'A prepared set that a block asks for is a folder of `content/setups`.',
  why: 'Without its files or its database the block fails, in the page and in the tests.',
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
