import {createServer} from 'node:http';
import {listen} from '../../scripts/lib/staticServer';

const REACHED = 'reached';

/**
 * Starts a server that nobody may reach: whoever does has found a way out of an example. One serves the whole run,
 * as the lesson that tries names its address (hostileLesson.ts).
 */
export async function startLure(): Promise<{readonly address: string; readonly close: () => void}> {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path !== `/${REACHED}`) {
      reached.push(path);
    }
    response
      .writeHead(200, {'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json'})
      .end(JSON.stringify(reached));
  });
  const address = `${await listen(server)}/`;
  return {address, close: () => void server.close()};
}

/** What has reached the server at an address; fails if none listens there. */
export async function reachedLure(address: string): Promise<readonly string[]> {
  return (await (await fetch(`${address}${REACHED}`)).json()) as readonly string[];
}
