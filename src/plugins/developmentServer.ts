import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

/** Answers a request of the development server, or hands it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Lets the development server ask a middleware first. Webpack’s own types do not know `devServer`, which
 * Docusaurus merges into its settings. Merging calls all functions with one list and joins what they return,
 * so ours adds to the list and returns nothing more.
 *
 * @param settings further settings of the server
 */
export function developmentServer(
  name: string,
  middleware: Middleware,
  settings: Readonly<Record<string, unknown>> = {},
): WebpackResult {
  const setupMiddlewares = (middlewares: unknown[]): readonly unknown[] => {
    middlewares.unshift({name, middleware});
    return [];
  };
  return {devServer: {...settings, setupMiddlewares}} as WebpackResult;
}
