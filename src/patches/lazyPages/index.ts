import type {Plugin} from '@docusaurus/types';
import {developmentMiddleware, type Middleware} from '../../plugins/developmentMiddleware';

/** The part of Rspack's interface that is missing from Docusaurus' types, which describe webpack. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): Middleware;
}

const LESSON = /\.mdx?$/;
/** Removes the references from the chunk registry that would make the bundler compile every lesson. */
const CHUNK_REGISTRY = {
  test: /\.docusaurus[\\/]registry\.js$/,
  use: [require.resolve('./withoutWeak.cjs')],
};

/**
 * Makes the development server compile a lesson when it is first opened, so that starting does not wait for any
 * of them. The bundler keeps its cache in memory only, because a cache from an earlier start would hide changes
 * to a lesson's neighbours, weeks or links.
 */
export default function lazyPagesPlugin(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return undefined;
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        ...developmentMiddleware('lazy-pages', lazyCompilationMiddleware),
        lazyCompilation: {entries: false, imports: true, test: LESSON},
        experiments: {cache: true},
        module: {rules: [CHUNK_REGISTRY]},
      };
    },
  };
}
