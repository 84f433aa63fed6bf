import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

const RUNTIME = /runtime~main\.[^/]*\.js$/;
const OPTIONS = {minify: true, ...getSwcJsMinimizerOptions()};

/**
 * Assigns short names in alphabetical order. By default the minimizer starts with the letters that are most
 * frequent in a script. In the runtime, letter frequencies depend on preliminary hashes, and those depend on
 * the build folder.
 */
const ALPHABETICAL = {...OPTIONS, mangle: {toplevel: true, disableCharFreq: true}};

const JAVASCRIPT = 'SwcJsMinimizerRspackPlugin';

/**
 * Replaces Docusaurus' minimizer for scripts with ones that produce the same bytes in every folder.
 *
 * @throws Error when Docusaurus minimizes scripts in another way
 */
export function withReproducibleRuntime<T>(minimizers: readonly T[]): readonly unknown[] {
  const isScripts = (minimizer: T) => (minimizer as {name?: string}).name === JAVASCRIPT;
  if (!minimizers.some(isScripts)) {
    throw new Error(
      `Docusaurus no longer minimizes scripts with ${JAVASCRIPT}. Compare src/plugins/reproducibleRuntime with what it does now, or delete it.`,
    );
  }
  return [
    new rspack.SwcJsMinimizerRspackPlugin({exclude: RUNTIME, minimizerOptions: OPTIONS as never}),
    new rspack.SwcJsMinimizerRspackPlugin({
      include: RUNTIME,
      minimizerOptions: ALPHABETICAL as never,
    }),
    ...minimizers.filter((minimizer) => !isScripts(minimizer)),
  ];
}

export default function reproducibleRuntimePlugin(): Plugin {
  return {
    name: 'reproducible-runtime',
    configureWebpack: ({optimization}) => {
      const minimizers = optimization?.minimizer;
      return minimizers === undefined
        ? {}
        : {
            mergeStrategy: {'optimization.minimizer': 'replace'},
            optimization: {minimizer: withReproducibleRuntime(minimizers) as typeof minimizers},
          };
    },
  };
}
