import {readdirSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import {COURSES, MODULES} from '../lib/address';
import {CONTAINERS} from '../data/containers';
import codeBlocks from '../markdown/remark/codeBlocks';
import citations from '../markdown/remark/citations';
import courseLists from '../markdown/remark/courseLists';
import {forgiving} from '../markdown/remark/forgiving';
import headingIds from '../markdown/remark/headingIds';
import homeLayout from '../markdown/remark/homeLayout';
import keepHeadingIds from '../markdown/remark/keepHeadingIds';
import lessonParts from '../markdown/remark/lessonParts';
import links from '../markdown/remark/links';
import restOfPage from '../markdown/remark/restOfPage';
import terms from '../markdown/remark/terms';
import traces from '../markdown/remark/traces';
import startFiles from '../markdown/remark/startFiles';
import unbrokenCode from '../markdown/remark/unbrokenCode';
import weekNumbers from '../markdown/remark/weekNumbers';
import widgetImports from '../markdown/remark/widgetImports';
import widgetProps from '../markdown/remark/widgetProps';
import {folderOfArea} from '../sources/registry';
import {sidebarTree} from '../sources/sidebarTree';
import lightDocs from '../patches/lightDocs';

type RemarkSteps = NonNullable<Options['beforeDefaultRemarkPlugins']>;

/** The areas of a project: the modules, and every folder of `courses/` that contains a `course.yml`. */
export function listAreas(root: string): readonly string[] {
  const courses = readdirSync(join(root, COURSES)).filter((folder) =>
    existsSync(join(root, COURSES, folder, 'course.yml')),
  );
  return [MODULES, ...courses.sort()];
}

/** One docs instance per area. Its id, its folder and its first path segment are the same. */
export function docsInstances(root: string): PluginConfig[] {
  const isProduction = process.env.NODE_ENV !== 'development';
  const steps: RemarkSteps = [
    [widgetProps, {root}],
    [courseLists, {root}],
    lessonParts,
    weekNumbers,
    unbrokenCode,
    headingIds,
    [links, {root}],
    citations,
    [startFiles, {root}],
    [traces, {root}],
    [codeBlocks, {root}],
    [terms, {root}],
    widgetImports,
    homeLayout,
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
      remarkPlugins: [keepHeadingIds, restOfPage],
    };
    return [lightDocs as PluginModule, options];
  });
}
