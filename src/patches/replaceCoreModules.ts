import {dirname, join} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** The folder of Docusaurus' client, whose modules import each other by relative paths. */
const CORE_CLIENT = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/**
 * Makes bundler plugins that replace modules of Docusaurus' client.
 *
 * @param modules path of the replacement for each module that the client imports (`./preload`)
 */
export function replaceCoreModules(
  {instance: {NormalModuleReplacementPlugin}}: CurrentBundler,
  modules: Readonly<Record<string, string>>,
): BundlerPlugin[] {
  return Object.entries(modules).map(
    ([request, replacement]) =>
      new NormalModuleReplacementPlugin(
        new RegExp(`^${request.replace('.', '\\.')}$`),
        (resource) => {
          if (resource.context === CORE_CLIENT) {
            resource.request = replacement;
          }
        },
      ),
  );
}
