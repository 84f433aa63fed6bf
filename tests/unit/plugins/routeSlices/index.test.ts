import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WRAPPED_MODULES} from '../../../../src/plugins/routeSlices';

const ROOT = join(__dirname, '../../../..');
const CLIENT = join(ROOT, 'node_modules/@docusaurus/core/lib/client');
const read = (name: string): string => readFileSync(join(CLIENT, name), 'utf8');

describe('what the slices of routes need of Docusaurus 3.10.2', () => {
  it.each(Object.entries(WRAPPED_MODULES))('it still has %s, which %s wraps', (module, wrapper) => {
    expect(existsSync(join(CLIENT, `${module}.js`))).toBe(true);
    expect(existsSync(join(ROOT, wrapper))).toBe(true);
  });

  it('every preloading of a page goes through the wrapped modules', () => {
    expect(read('clientEntry.js')).toContain("from './preload'");
    expect(read('clientEntry.js')).toContain("from './docusaurus'");
    expect(read('docusaurus.js')).toContain("from './preload'");
    expect(read('PendingNavigation.js')).toContain("from './preload'");
  });

  it('pages are made from the tables at the moment they are asked for', () => {
    const creator = read('exports/ComponentCreator.js');
    expect(creator).toContain("from '@generated/routesChunkNames'");
    expect(creator).toContain('routesChunkNames[`${path}-${hash}`]');
    expect(creator).toContain('registry[chunkName]');
  });
});
