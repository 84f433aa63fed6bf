import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {SECURITY_HEADERS} from '../../src/data/policy';

/** Hears errors and violations of the policy; a file of the site, because WebDriver runs nothing before a page. */
const PROBE = `
const tell = (text) => {
  const heard = JSON.parse(sessionStorage.getItem('probe') ?? '[]');
  sessionStorage.setItem('probe', JSON.stringify([...heard, location.pathname + ': ' + text]));
};
document.addEventListener('securitypolicyviolation', (event) =>
  tell(event.effectiveDirective + ' forbids ' + event.blockedURI));
window.addEventListener('error', (event) => event.message && tell(event.message));
window.addEventListener('unhandledrejection', (event) => tell(String(event.reason)));
`;

export interface Site {
  readonly address: string;
  /** Requests for which this holds are answered with status 404 from now on. */
  refuse(isRefused: (request: IncomingMessage) => boolean): void;
  close(): void;
}

/** A built site under its own policy, with the probe in every page. */
export async function serveSite(build: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(build, folder, {recursive: true});
  writeFileSync(join(folder, 'probe.js'), PROBE);
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (path.endsWith('.html') && !path.startsWith('runner/')) {
      const html = readFileSync(join(folder, path), 'utf8');
      writeFileSync(
        join(folder, path),
        html.replace(/<meta charset[^>]*>/i, (tag) => `${tag}<script src="/probe.js"></script>`),
      );
    }
  }
  const policy = /Content-Security-Policy: (.*)/.exec(
    readFileSync(join(build, '_headers'), 'utf8'),
  )![1]!;
  let isRefused: (request: IncomingMessage) => boolean = () => false;
  const server = createStaticServer(folder, {
    // Nothing is kept, so that a file which is refused is missing.
    headers: {...SECURITY_HEADERS, 'Cache-Control': 'no-store'},
    intercept(request, response) {
      if (isRefused(request)) {
        response.writeHead(404).end();
        return true;
      }
      if (!request.url?.startsWith('/runner/')) {
        response.setHeader('Content-Security-Policy', policy);
      }
      return false;
    },
  });
  return {
    address: await listen(server),
    refuse: (which) => {
      isRefused = which;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}
