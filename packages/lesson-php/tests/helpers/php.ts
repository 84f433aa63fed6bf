import {Server} from 'lesson-mysql';
import {PhpEngine, type PhpResult, type PhpSite} from '../../src';
import {nodeAssets} from '../../src/node';

const engine = new PhpEngine(nodeAssets());

// PHP's build for Node makes the status of a script the exit code of this process.
const {exitCode} = process;

/** Runs a script in the engine that all tests of a file share. */
export async function php(text: string, site: Partial<PhpSite> = {}): Promise<PhpResult> {
  try {
    return await engine.run({files: [{name: 'index.php', text}], ...site});
  } finally {
    process.exitCode = exitCode;
  }
}

/** One more request after a run. */
export async function visit(site: PhpSite, address: string): Promise<PhpResult> {
  return await engine.visit(site, {method: 'GET', address, body: ''});
}

/** Opens a server with one database, made by a script. */
export function databaseOf(name: string, script: string): () => Server {
  return () => {
    const server = new Server();
    server.use(name);
    server.run(script, () => undefined);
    return server;
  };
}
