import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;
type RuntimeModule = Parameters<Compilation['addRuntimeModule']>[1];

const NAME = 'forget-on-shutdown';

/**
 * Cuts what keeps a compiler alive after its work: Rspack 1.7 never lets go of runtime modules that are written in
 * JavaScript (Docusaurus’ ChunkAssetPlugin), and plugins that know their compiler (ReactLoadableSSRAddon) stand in a
 * configuration that Docusaurus 3.10.2 keeps (tests/unit/plugins/bundlerMemory).
 */
export function forgetOnShutdown(compiler: Compiler): void {
  const runtimeModules: RuntimeModule[] = [];
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const add = compilation.addRuntimeModule;
    compilation.addRuntimeModule = function remember(chunk, module, ...rest) {
      runtimeModules.push(module);
      add.call(this, chunk, module, ...rest);
    };
  });
  compiler.hooks.shutdown.tap(NAME, () => {
    for (const module of runtimeModules.splice(0)) {
      Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
    }
    for (const plugin of compiler.options.plugins) {
      if (plugin && 'compiler' in plugin && plugin.compiler === compiler) {
        plugin.compiler = null;
      }
    }
  });
}
