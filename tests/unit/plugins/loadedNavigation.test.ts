import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {REPLACED_MODULES} from '../../../src/plugins/loadedNavigation';

const ROOT = join(__dirname, '../../..');
const CLIENT = join(ROOT, 'node_modules/@docusaurus/core/lib/client');
const read = (name: string): string => readFileSync(join(CLIENT, name), 'utf8');

describe('what a navigation that waits for its page needs of Docusaurus 3.10.2', () => {
  it.each(Object.values(REPLACED_MODULES))('%s is there', (own) => {
    expect(existsSync(join(ROOT, own))).toBe(true);
  });

  it('the client entry, and it alone, asks for the router', () => {
    const asking = readdirSync(CLIENT)
      .filter((file) => file.endsWith('.js') && !file.startsWith('server'))
      .filter((file) => read(file).includes("from 'react-router-dom'"));
    expect(asking).toEqual(['PendingNavigation.js', 'clientEntry.js']);
    expect(read('clientEntry.js')).toContain(
      "import { BrowserRouter, HashRouter } from 'react-router-dom'",
    );
  });

  it('the app asks for it, with an address and the routes', () => {
    const app = read('App.js');
    expect(app).toContain("from './PendingNavigation'");
    expect(app).toContain('<PendingNavigation location={normalizedLocation}>');
  });

  it('the app has its address normalised, which would hide that an address is none', () => {
    expect(read('App.js')).toContain("import normalizeLocation from './normalizeLocation'");
    expect(read('normalizeLocation.js')).toContain(String.raw`replace(/(?:\/index)?\.html$/, '')`);
  });

  it('it does what ours does: it tells the client modules, loads, and shows a route', () => {
    const stock = read('PendingNavigation.js');
    expect(stock).toContain("dispatchLifecycleAction('onRouteUpdate', {");
    expect(stock).toContain('preload(nextLocation.pathname)');
    expect(stock).toContain(
      '<ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>',
    );
    expect(stock).toContain('<Route location={location} render={() => children}/>');
  });
});
