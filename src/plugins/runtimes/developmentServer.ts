import {extname} from 'node:path';
import {listSetups} from '../../blocks/setups';
import type {Middleware} from '../developmentMiddleware';
import {makeRuntime} from './bundle';
import {RUNTIMES} from './entries';
import type {RuntimeManifest} from './files';
import {makeSetup, setupFileName} from './setups';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Runtime files on the development server. Each is built when it is first requested, so that the start does
 * not wait for them.
 */
export interface DevelopmentRuntimes {
  /** Discards what was built, because sources have changed, and returns the new URLs. */
  renew(): RuntimeManifest;
  /** Responds to requests under `base`. */
  readonly middleware: Middleware;
}

/** @param base path of the folder of runtime files, with a trailing slash */
export function createDevelopmentRuntimes(root: string, base: string): DevelopmentRuntimes {
  const made = new Map<string, Promise<Uint8Array>>();
  let version = 0;
  const contentOf = (name: string): Promise<Uint8Array> | undefined => {
    const content = made.get(name) ?? make(root, name);
    if (content !== undefined) {
      made.set(name, content);
    }
    return content;
  };
  return {
    renew: () => {
      made.clear();
      version += 1;
      const names = [...RUNTIMES.map(({name}) => name), ...listSetups(root).map(setupFileName)];
      return Object.fromEntries(names.map((name) => [name, `${name}?${version}`]));
    },
    middleware: (request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      const name = path.slice(base.length);
      const content = path.startsWith(base) ? contentOf(name) : undefined;
      if (content === undefined) {
        next();
        return;
      }
      content.then((bytes) => {
        response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'no-store');
        response.end(bytes);
      }, next);
    },
  };
}

function make(root: string, name: string): Promise<Uint8Array> | undefined {
  const entry = RUNTIMES.find((runtime) => runtime.name === name);
  if (entry !== undefined) {
    return makeRuntime(root, entry);
  }
  const setup = listSetups(root).find((known) => setupFileName(known) === name);
  return setup === undefined ? undefined : Promise.resolve(makeSetup(root, setup).content);
}
