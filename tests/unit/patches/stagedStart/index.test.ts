import {existsSync} from 'node:fs';
import stagedStart, {CLIENT_ENTRY, FIRST_LOAD_SCRIPTS} from '../../../../src/patches/stagedStart';

const {NODE_ENV} = process.env;

function configure(entry: string, isServer = false): unknown {
  const plugin = stagedStart();
  const instance = {
    NormalModuleReplacementPlugin: class {},
    BannerPlugin: class {},
    Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE: 1},
  };
  const utils = {currentBundler: {instance}};
  return plugin.configureWebpack?.({entry}, isServer, utils as never, undefined);
}

beforeEach(() => {
  process.env.NODE_ENV = 'production';
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('puts a file that exists in place of Docusaurus’ entry', () => {
  const {entry} = configure(CLIENT_ENTRY) as {entry: string};
  expect(existsSync(entry)).toBe(true);
});

it('changes neither the server’s bundle nor the development server’s', () => {
  expect(configure('anything', true)).toEqual({});
  process.env.NODE_ENV = 'development';
  expect(configure(CLIENT_ENTRY)).toEqual({});
});

it('refuses a bundle that begins elsewhere', () => {
  expect(() => configure('/elsewhere.js')).toThrow('has a different entry');
});

it.each([
  ['assets/js/main.1a2b3c4d.js', true],
  ['assets/js/runtime~main.1a2b3c4d.js', true],
  ['assets/js/17896441.1a2b3c4d.js', true],
  ['assets/js/src_components_CodeEditor_createEditor_ts.1a2b3c4d.js', false],
  ['assets/js/vendors-node_modules_codemirror_commands_dist_index_js.1a2b3c4d.js', false],
  ['assets/css/main.1a2b3c4d.css', false],
])('%s is compiled while it arrives: %s', (file, isHinted) => {
  expect(FIRST_LOAD_SCRIPTS.test(file)).toBe(isHinted);
});
