import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {collectGarbage} from './collectGarbage';
import {forgetOnShutdown} from './forgetOnShutdown';
import {giveBackMemory, type Rspack} from './giveBackMemory';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const NAME = 'bundler-memory';

/**
 * Lets go of the bundler before the pages are drawn. Docusaurus keeps both compilers until the build ends, so that
 * what they hold (2.5 GB at 4,000 pages) stands beside the threads that draw. And scripts leave garbage while the
 * lessons are read that nobody collects before the bundler needs most.
 */
export default function bundlerMemoryPlugin(): Plugin {
  const compilers: WeakRef<Compiler>[] = [];
  let atWork = 0;
  return {
    name: NAME,
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const apply = (compiler: Compiler): void => {
        compilers.push(new WeakRef(compiler));
        atWork += 1;
        compiler.hooks.finishMake.tap(NAME, collectGarbage);
        forgetOnShutdown(compiler);
        compiler.hooks.shutdown.tap(NAME, () => {
          atWork -= 1;
          if (atWork === 0) {
            void giveBackMemory(compilers, instance as unknown as Rspack);
          }
        });
      };
      return {plugins: [{apply}]};
    },
  };
}
