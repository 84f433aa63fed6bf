import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {SMALL} from '../../../helpers/pages';
import {writeTree} from '../../../helpers/writeTree';

const PAGE = 'modules/css/gap.md';
const page = (alias: string) => `---\ntitle: Gap\naliases: [${alias}]\n---\n\nText.\n`;

/** The plugin after the start, with the file that the 404 page reads. */
async function started(siteDir: string, environment: string) {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: environment});
  jest.resetModules();
  const {default: aliases} = await import('../../../../src/plugins/aliases');
  const plugin = aliases({siteDir} as LoadContext);
  Object.assign(process.env, {NODE_ENV: before});
  const path = join(writeTree({}), 'listed.json');
  const createData = (_name: string, data: object) => {
    writeFileSync(path, JSON.stringify(data));
    return Promise.resolve(path);
  };
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({content, actions: {createData} as never});
  const listed = () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return {plugin, listed};
}

it('lists the aliases that no rule leads to their pages', async () => {
  const {listed} = await started(SMALL, 'production');
  expect(listed()['/modules/css/grids.html']).toBe('/modules/css/css-grid/');
});

it('knows an alias that an author has just written, without a second content for Docusaurus', async () => {
  const site = writeTree({
    'modules/index.md': '---\ntitle: Modules\n---\n\n<Modules />\n',
    [PAGE]: page('/modules/css/old.html'),
    'courses/mtm6130/course.yml': 'code: MTM6130\n',
  });
  const {plugin, listed} = await started(site, 'development');
  expect(listed()['/modules/css/old.html']).toBe('/modules/css/gap.html');
  writeFileSync(join(site, PAGE), page('/modules/css/older.html'));
  const onLoaded = jest.fn();
  void Promise.resolve(plugin.loadContent?.()).finally(onLoaded);
  while (!('/modules/css/older.html' in listed())) {
    await new Promise(setImmediate);
  }
  expect(listed()['/modules/css/older.html']).toBe('/modules/css/gap.html');
  expect(listed()).not.toHaveProperty(['/modules/css/old.html']);
  expect(onLoaded).not.toHaveBeenCalled();
});
