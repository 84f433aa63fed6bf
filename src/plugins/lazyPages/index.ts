import type {Plugin} from '@docusaurus/types';
import {developmentMiddleware, type Middleware} from '../developmentMiddleware';

/** What Rspack has and Docusaurus’ types, which are webpack’s, do not know. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): Middleware;
}

const LESSON = /\.mdx?$/;
/** Loads the table of chunks without the references that would compile every lesson. */
const TABLE_OF_CHUNKS = {
  test: /\.docusaurus[\\/]registry\.js$/,
  use: [require.resolve('./withoutWeak.cjs')],
};

/**
 * Lets the development server compile a lesson when it is first opened, so that the start waits for none.
 * The bundler keeps its work in memory alone: what it kept from an earlier start would hide that a lesson’s
 * neighbours, weeks or links have changed since.
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
        module: {rules: [TABLE_OF_CHUNKS]},
      };
    },
  };
}
