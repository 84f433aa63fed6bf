import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {REPLACED_MODULES} from '../../../../src/patches/loadedNavigation';
import {compiledText, mustHold} from '../../../helpers/tripwire';

const PATCH = 'loadedNavigation';
const CLIENT = '@docusaurus/core/lib/client';
const client = (name: string) => compiledText(PATCH, `${CLIENT}/${name}.js`);

it.each(Object.values(REPLACED_MODULES))('%s exists', (own) => {
  expect(existsSync(own)).toBe(true);
});

describe('trip-wire: what loadedNavigation needs of Docusaurus 3.10', () => {
  it('only the client entry and PendingNavigation import the router', () => {
    const folder = dirname(require.resolve(`${CLIENT}/App.js`));
    const importing = readdirSync(folder)
      .filter((file) => file.endsWith('.js') && !file.startsWith('server'))
      .filter((file) => /from\s*'react-router-dom'/.test(readFileSync(join(folder, file), 'utf8')));
    mustHold(
      PATCH,
      'of the client’s modules only clientEntry.js and PendingNavigation.js import react-router-dom',
      importing.join() === 'PendingNavigation.js,clientEntry.js',
    );
    client('clientEntry').mustContain("import {BrowserRouter, HashRouter} from 'react-router-dom'");
  });

  it('the app renders PendingNavigation with an address and the routes', () => {
    client('App').mustContain("from './PendingNavigation'");
    client('App').mustContain('<PendingNavigation location={normalizedLocation}>');
  });

  it('the app normalises the address, which would show a page under a wrong one', () => {
    client('App').mustContain("import normalizeLocation from './normalizeLocation'");
    client('normalizeLocation').mustContain(String.raw`replace(/(?:\/index)?\.html$/, '')`);
  });

  it('PendingNavigation does what ours does: it tells the client modules, loads, and shows a route', () => {
    const stock = client('PendingNavigation');
    stock.mustContain("dispatchLifecycleAction('onRouteUpdate', {");
    stock.mustContain('preload(nextLocation.pathname)');
    stock.mustContain(
      '<ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>',
    );
    stock.mustContain('<Route location={location} render={() => children}/>');
  });
});
