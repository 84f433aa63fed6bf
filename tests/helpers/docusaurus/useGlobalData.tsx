import type {PortalData} from '../../../src/data/areas';
import {COURSES} from '../courses';

/** What the plugins tell every page; only the portal’s own plugin has something to say in tests. */
export const usePluginData = jest.fn((plugin: string): PortalData => {
  if (plugin !== 'portal') {
    throw new Error(`Tests have no data of the plugin ${plugin}.`);
  }
  return {courses: COURSES};
});
