import type {LoadContext} from '@docusaurus/types';
import portalPlugin, {newCourseTeller} from '../../../src/plugins/portal';
import {BROKEN, portalOf, SMALL} from '../../helpers/pages';

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

  it('says once that a course which came after the start needs another start', () => {
    const say = jest.fn();
    const tell = newCourseTeller(say);
    tell(portalOf([], [{id: 'mtm6130'}] as never));
    tell(portalOf([], [{id: 'mtm6130'}, {id: 'mtm6500'}] as never));
    tell(portalOf([], [{id: 'mtm6130'}, {id: 'mtm6500'}] as never));
    expect(say.mock.calls).toEqual([[expect.stringContaining('mtm6500 is new: stop the server')]]);
  });

  it('gives every page the courses, and the 404 page the listed aliases', async () => {
    const content = await plugin(SMALL).loadContent?.();
    const setGlobalData = jest.fn();
    const createData = jest.fn(() => Promise.resolve('path'));
    await plugin(SMALL).contentLoaded?.({content, actions: {setGlobalData, createData}} as never);
    expect(setGlobalData.mock.calls[0]![0]).toMatchObject({
      courses: [
        {id: 'mtm6130', path: '/mtm6130/'},
        {id: 'mtm6201', path: '/mtm6201/'},
      ],
    });
    const [name, json] = createData.mock.calls[0] as unknown as [string, string];
    expect(name).toBe('listed.json');
    const aliases = (typeof json === 'string' ? JSON.parse(json) : json) as Record<string, string>;
    expect(aliases['/modules/css/grids.html']).toBe('/modules/css/css-grid/');
  });
});
