import type {IncomingMessage, ServerResponse} from 'node:http';
import type {CurrentBundler, Plugin} from '@docusaurus/types';

/** Responds to a request to the development server, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Adds a middleware at the front of the development server's list. Webpack's own types do not include
 * `devServer`, which Docusaurus merges into its settings. Merging calls all functions with the same list and
 * concatenates their results, so this function adds to the list and returns an empty one.
 *
 * @param make called with the bundler's compiler when the server is created
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
