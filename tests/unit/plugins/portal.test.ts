import type {LoadContext} from '@docusaurus/types';
import portalPlugin from '../../../src/plugins/portal';
import {BROKEN, SMALL} from '../../helpers/pages';

function plugin(siteDir: string) {
  return portalPlugin({siteDir, siteStorage: {namespace: '', type: 'localStorage'}} as LoadContext);
}

describe('the portal’s plugin', () => {
  it('stops the build at a wrong source, and names every mistake', async () => {
    const load = async () => plugin(BROKEN).loadContent?.();
    await expect(load()).rejects.toThrow(
      /courses\/mtm6130\/course\.yml:1:7 [\s\S]*modules\/css\/index\.md:11:5 /,
    );
  });

  it('gives every page the courses', async () => {
    const content = await plugin(SMALL).loadContent?.();
    const [setGlobalData, createData] = [jest.fn(), jest.fn()];
    await plugin(SMALL).contentLoaded?.({content, actions: {setGlobalData, createData}} as never);
    expect(setGlobalData.mock.calls[0]![0]).toMatchObject({
      courses: [
        {id: 'mtm6130', path: '/mtm6130/'},
        {id: 'mtm6201', path: '/mtm6201/'},
      ],
    });
    expect(createData.mock.calls.map(([name]) => name)).toEqual([
      'homeExample.json',
      'descriptions.json',
      'lessons.json',
      'titles.json',
    ]);
  });

  it('gives the filter of the Modules index the descriptions of its pages, and no drafts', async () => {
    const content = await plugin(SMALL).loadContent?.();
    const [setGlobalData, createData] = [jest.fn(), jest.fn()];
    await plugin(SMALL).contentLoaded?.({content, actions: {setGlobalData, createData}} as never);
    const files = new Map(createData.mock.calls as [string, string][]);
    const descriptions = JSON.parse(files.get('descriptions.json')!) as Record<string, string>;
    expect(descriptions['/modules/css/css-grid/grid-gap.html']).toBe('Space between tracks.');
    expect(Object.keys(descriptions).filter((path) => path.startsWith('/mtm'))).toEqual([]);
  });
});
