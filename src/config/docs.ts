import {readdirSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import {COURSES, MODULES} from '../lib/address';
import {CONTAINERS} from '../data/containers';
import codeBlocks from '../lessons/remark/codeBlocks';
import citations from '../lessons/remark/citations';
import courseLists from '../lessons/remark/courseLists';
import {forgiving} from '../lessons/remark/forgiving';
import headingIds from '../lessons/remark/headingIds';
import links from '../lessons/remark/links';
import restOfPage from '../lessons/remark/restOfPage';
import startFiles from '../lessons/remark/startFiles';
import unbrokenCode from '../lessons/remark/unbrokenCode';
import weekNumbers from '../lessons/remark/weekNumbers';
import widgetImports from '../lessons/remark/widgetImports';
import widgetProps from '../lessons/remark/widgetProps';
import {folderOfArea} from '../lessons/registry';
import {sidebarTree} from '../lessons/sidebarTree';
import lightDocs from '../plugins/docs';

type RemarkSteps = NonNullable<Options['beforeDefaultRemarkPlugins']>;

/** The areas of a project: the modules, and every folder of `courses/` that has a `course.yml`. */
export function listAreas(root: string): readonly string[] {
  const courses = readdirSync(join(root, COURSES)).filter((folder) =>
    existsSync(join(root, COURSES, folder, 'course.yml')),
  );
  return [MODULES, ...courses.sort()];
}

/** One docs instance an area. The id, the folder and the first path segment are the same word. */
export function docsInstances(root: string): PluginConfig[] {
  const isProduction = process.env.NODE_ENV !== 'development';
  const steps: RemarkSteps = [
    [widgetProps, {root}],
    [courseLists, {root}],
    weekNumbers,
    unbrokenCode,
    headingIds,
    [links, {root}],
    citations,
    [startFiles, {root}],
    [codeBlocks, {root}],
    widgetImports,
  ];
  return listAreas(root).map((area): PluginConfig => {
    const options: Options = {
      id: area,
      path: folderOfArea(area),
      routeBasePath: area,
      sidebarPath: './sidebars.ts',
      sidebarItemsGenerator: sidebarTree,
      breadcrumbs: false,
      numberPrefixParser: false,
      exclude: ['**/_*.{md,mdx}', ...(isProduction ? ['**/_*/**'] : [])],
      admonitions: {keywords: [...CONTAINERS], extendDefaults: true},
      beforeDefaultRemarkPlugins: isProduction ? steps : forgiving(steps),
      remarkPlugins: [restOfPage],
    };
    return [lightDocs as PluginModule, options];
  });
}
