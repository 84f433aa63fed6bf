import {existsSync} from 'node:fs';
import {WRAPPED_MODULES} from '../../../../src/patches/routeSlices';
import {sliceFiles} from '../../../../src/patches/routeSlices/generate';
import {generatedRoutes} from '../../../helpers/generatedRoutes';
import {compiledText, mustHold} from '../../../helpers/tripwire';

const PATCH = 'routeSlices';
const client = (name: string) => compiledText(PATCH, `@docusaurus/core/lib/client/${name}.js`);

it.each(Object.values(WRAPPED_MODULES))('%s exists', (wrapper) => {
  expect(existsSync(wrapper)).toBe(true);
});

describe('trip-wire: what routeSlices needs of Docusaurus 3.10', () => {
  it('every preloading of a page goes through the wrapped modules', () => {
    client('clientEntry').mustContain("from './preload'");
    client('clientEntry').mustContain("from './docusaurus'");
    client('docusaurus').mustContain("from './preload'");
    client('PendingNavigation').mustContain("from './preload'");
  });

  it('pages are made from the tables at the moment they are requested', () => {
    const creator = client('exports/ComponentCreator');
    creator.mustContain("from '@generated/routesChunkNames'");
    creator.mustContain('routesChunkNames[`${path}-${hash}`]');
    creator.mustContain('registry[chunkName]');
  });

  it('the files that it generates can be sliced', async () => {
    const {routes, registry, slices} = sliceFiles(await generatedRoutes());
    const rows = [...slices.values()].join();
    mustHold(
      PATCH,
      'generated pages can be moved from the route table and the chunk registry into slices',
      slices.size === 2 &&
        rows.includes('["grid.html", ') &&
        rows.includes('import(/* webpackChunkName: ') &&
        !`${routes}${registry}`.includes('grid') &&
        `${routes}${registry}`.includes('search'),
    );
  });
});
