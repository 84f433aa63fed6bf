import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {trimDoc, trimGlobalData, trimVersion, type Version} from './trim';

type Actions = PluginContentLoadedActions;

/**
 * plugin-content-docs with less in the browser: it hands pages what its own theme might read, of which
 * the portal’s theme reads little. Relies on what `contentLoaded` of 3.10.2 passes to its actions;
 * tests/unit/plugins/docs fails when that changes.
 */
export default async function lightDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof docsPlugin>[1],
): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({actions, ...rest}) =>
      plugin.contentLoaded?.({...rest, actions: lightActions(actions)}),
  };
}

lightDocsPlugin.validateOptions = validateOptions;

function lightActions(actions: Actions): Actions {
  return {
    addRoute: (route) => actions.addRoute(lightRoute(route)),
    createData: (name, data) =>
      actions.createData(name, typeof data === 'string' ? data : trimDoc(data)),
    setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data)),
  };
}

function lightRoute(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as {version?: Version};
  return {
    ...route,
    ...(version && {props: {...route.props, version: trimVersion(version)}}),
    ...(route.routes && {routes: route.routes.map(lightRoute)}),
  };
}
