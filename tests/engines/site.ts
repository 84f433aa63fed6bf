import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {SECURITY_HEADERS} from '../../src/data/policy';

/**
 * Hears errors and violations of the policy; a file of the site, because WebDriver runs nothing before a page. What
 * it hears outlives the page in the name of the window, which is there without a storage too. A frame tells its page.
 */
const PROBE = `
const tell = (text) => {
  const told = location.pathname + ': ' + text;
  if (window !== parent) {
    parent.postMessage(told, '*');
  } else {
    window.name = JSON.stringify([...JSON.parse(window.name || '[]'), told]);
  }
};
document.addEventListener('securitypolicyviolation', (event) =>
  tell(event.effectiveDirective + ' forbids ' + event.blockedURI));
window.addEventListener('error', (event) => event.message && tell(event.message));
window.addEventListener('unhandledrejection', (event) => tell(String(event.reason)));
`;
export const PROBE_PATH = '/probe.js';

/** How a file fails to arrive. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** Nothing is kept, so that a file which is refused is missing, and one that is well again is there. */
export const UNKEPT = {'Cache-Control': 'no-store'} as const;

const answer =
  (status: number, type: string, body: string): Fault =>
  (_request, response) =>
    void response
      .writeHead(status, {...UNKEPT, 'Content-Type': type, 'X-Content-Type-Options': 'nosniff'})
      .end(body);

export const FAULTS = {
  'is cut off': (request) => void request.socket.destroy(),
  'is missing (404)': answer(404, 'text/plain', 'no'),
  'is a page (HTML, status 200)': answer(200, 'text/html', '<!doctype html><title>x</title>'),
  'has a wrong type': answer(200, 'text/plain', 'self'),
} as const satisfies Readonly<Record<string, Fault>>;

export interface Site {
  readonly address: string;
  /** Requests whose path matches meet a fault from now on; without one all is well again. */
  fail(path?: RegExp, fault?: Fault): void;
  /** Runs in every page from now on, before all scripts of the page. */
  prepare(script: string): void;
  /** How often a path has been asked for. */
  asked(path: string): number;
  close(): void;
}

/** A built site under its own policy, with the probe in every page. */
export async function serveSite(build: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(build, folder, {recursive: true});
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (path.endsWith('.html') && !path.startsWith('runner/')) {
      const html = readFileSync(join(folder, path), 'utf8');
      writeFileSync(
        join(folder, path),
        html.replace(
          /<meta charset[^>]*>/i,
          (tag) => `${tag}<script src="${PROBE_PATH}"></script>`,
        ),
      );
    }
  }
  const policy = /Content-Security-Policy: (.*)/.exec(
    readFileSync(join(build, '_headers'), 'utf8'),
  )![1]!;
  const asked = new Map<string, number>();
  let faulty: RegExp | undefined;
  let meet: Fault = FAULTS['is missing (404)'];
  let preparation = '';
  const server = createStaticServer(folder, {
    headers: {...SECURITY_HEADERS, ...UNKEPT},
    intercept(request, response) {
      const {pathname} = new URL(request.url!, 'http://localhost');
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      if (faulty?.test(pathname)) {
        meet(request, response);
        return true;
      }
      if (pathname === PROBE_PATH) {
        response.writeHead(200, {...UNKEPT, 'Content-Type': 'text/javascript'});
        response.end(`{${PROBE}}\n${preparation}`);
        return true;
      }
      if (!pathname.startsWith('/runner/')) {
        response.setHeader('Content-Security-Policy', policy);
      }
      return false;
    },
  });
  return {
    address: await listen(server),
    fail: (path, fault = FAULTS['is missing (404)']) => {
      faulty = path;
      meet = fault;
    },
    prepare: (script) => {
      preparation = script;
    },
    asked: (path) => asked.get(path) ?? 0,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}
