import {mkdir, writeFile} from 'node:fs/promises';
import {basename, join, relative} from 'node:path';
import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {SidebarBranch} from '../../lib/sidebar';
import {BRANCHES, takeBranches, withBranches} from './branches';
import {trimDoc, trimGlobalData, trimVersion, type Version} from './trim';

type Actions = PluginContentLoadedActions;

/**
 * plugin-content-docs with less data in the browser. It gives pages everything that its own theme might read,
 * but the portal's theme reads little of that, so the plugin's actions are wrapped to trim the data.
 */
export default async function lightDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof docsPlugin>[1],
): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  const branches = new Map<string, SidebarBranch>();
  return {
    ...plugin,
    contentLoaded: async ({actions, ...rest}) => {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({...rest, actions: lightActions(actions, routes)});
      for (const route of routes) {
        const files = new Map<string, string>();
        const light = lightRoute(route, branches);
        for (const [slice, branch] of branches) {
          const file = await actions.createData(basename(branch.address), branch);
          files.set(slice, `@generated/${relative(context.generatedFilesDir, file)}`);
        }
        actions.addRoute(withBranches(light, files));
      }
    },
    postBuild: async (props) => {
      await plugin.postBuild?.(props);
      await mkdir(join(props.outDir, BRANCHES), {recursive: true});
      for (const {address, items} of branches.values()) {
        await writeFile(join(props.outDir, address), JSON.stringify(items));
      }
    },
  };
}

lightDocsPlugin.validateOptions = validateOptions;

function lightActions(actions: Actions, routes: RouteConfig[]): Actions {
  return {
    addRoute: (route) => void routes.push(route),
    createData: (name, data) =>
      actions.createData(name, typeof data === 'string' ? data : trimDoc(data)),
    setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data)),
  };
}

/** The route with less data; what is removed from its sidebar is added to `branches`. */
function lightRoute(route: RouteConfig, branches: Map<string, SidebarBranch>): RouteConfig {
  const {version} = (route.props ?? {}) as {version?: Version};
  return {
    ...route,
    ...(version && {props: {...route.props, version: lightVersion(version, branches)}}),
    ...(route.routes && {routes: route.routes.map((child) => lightRoute(child, branches))}),
  };
}

/** In development the tree stays complete, because nothing serves its branches. */
function lightVersion(full: Version, branches: Map<string, SidebarBranch>): Version {
  const version = trimVersion(full);
  if (process.env.NODE_ENV !== 'production') {
    return version;
  }
  const taken = takeBranches(version);
  taken.branches.forEach((branch, slice) => branches.set(slice, branch));
  return taken.version;
}
