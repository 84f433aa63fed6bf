import {existsSync} from 'node:fs';
import {REPLACED_MODULES} from '../../../../src/patches/stagedStart';
import {compiledText} from '../../../helpers/tripwire';

const client = (name: string) =>
  compiledText('stagedStart', `@docusaurus/core/lib/client/${name}.js`);

it.each(Object.values(REPLACED_MODULES))('%s exists', (own) => {
  expect(existsSync(own)).toBe(true);
});

describe('trip-wire: what stagedStart needs of Docusaurus 3.10', () => {
  it('the app imports the provider, and the hook the context', () => {
    client('App').mustContain("import {BrowserContextProvider} from './browserContext'");
    client('exports/useIsBrowser').mustContain("import {Context} from '../browserContext'");
  });

  it('the provider does what ours does: it changes once, after the first drawing', () => {
    client('browserContext').mustContain('useEffect(() => {setIsBrowser(true);}, []);');
  });

  it('the client entry is one module that starts the app when it runs', () => {
    const entry = client('clientEntry');
    entry.mustContain("import docusaurus from './docusaurus'");
    entry.mustContain('hydrateRoot(');
  });
});
