import {generatedRoutes} from '../../../helpers/generatedRoutes';
import {mustHold} from '../../../helpers/tripwire';

it('trip-wire: the chunk registry of Docusaurus 3.10 holds weak references that can be taken out', async () => {
  const withoutWeak = jest.requireActual<(source: string) => string>(
    '../../../../src/patches/lazyPages/withoutWeak.cjs',
  );
  const {registry} = await generatedRoutes();
  const light = withoutWeak(registry);
  mustHold(
    'lazyPages',
    'each row of the chunk registry holds a weak reference, and withoutWeak.cjs finds it',
    registry.includes('resolveWeak') && !light.includes('resolveWeak') && light.includes('import('),
  );
});
