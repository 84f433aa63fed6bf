import type {IncomingMessage, ServerResponse} from 'node:http';
import type {CurrentBundler, Plugin} from '@docusaurus/types';

/** Answers a request of the development server, or hands it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Lets the development server ask a middleware first. Webpack’s own types do not know `devServer`, which
 * Docusaurus merges into its settings. Merging calls all functions with one list and joins what they return,
 * so ours adds to the list and returns nothing more.
 *
 * @param make called when the server is made, with the bundler’s compiler
 * @param settings further settings of the server
 */
export function developmentMiddleware(
  name: string,
  make: (compiler: Compiler) => Middleware,
  settings: Readonly<Record<string, unknown>> = {},
): WebpackResult {
  const setupMiddlewares = (
    middlewares: unknown[],
    {compiler}: {readonly compiler: Compiler},
  ): readonly unknown[] => {
    middlewares.unshift({name, middleware: make(compiler)});
    return [];
  };
  return {devServer: {...settings, setupMiddlewares}} as WebpackResult;
}
