import {dirname, join} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** Where Docusaurus' own client lies, whose modules ask for each other by relative paths. */
const CORE_CLIENT = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/**
 * Plugins of the bundler that put modules in the place of modules of Docusaurus' client.
 *
 * @param modules what the client asks for (`./preload`), and the file from the site's root that it gets
 */
export function replaceCoreModules(
  {instance: {NormalModuleReplacementPlugin}}: CurrentBundler,
  siteDir: string,
  modules: Readonly<Record<string, string>>,
): BundlerPlugin[] {
  return Object.entries(modules).map(
    ([request, replacement]) =>
      new NormalModuleReplacementPlugin(
        new RegExp(`^${request.replace('.', '\\.')}$`),
        (resource) => {
          if (resource.context === CORE_CLIENT) {
            resource.request = join(siteDir, replacement);
          }
        },
      ),
  );
}
