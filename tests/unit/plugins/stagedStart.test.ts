import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import stagedStart, {CLIENT_ENTRY} from '../../../src/plugins/stagedStart';

const {NODE_ENV} = process.env;

function configure(entry: string, isServer = false): unknown {
  const plugin = stagedStart({siteDir: process.cwd()} as LoadContext);
  return plugin.configureWebpack?.({entry}, isServer, {} as never, undefined);
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
  expect(() => configure('/elsewhere.js')).toThrow('begins in another file');
});
