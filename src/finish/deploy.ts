import {createHash} from 'node:crypto';
import {extname} from 'node:path';
import {SERVICE_WORKER} from '../data/offline';
import {SECURITY_HEADERS} from '../data/policy';

/** Number of pages to compare byte for byte, spread evenly over the site. */
const SAMPLED_PAGES = 20;

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: Buffer;
}

/** Files to request: the front page, area roots, a spread of pages, one asset of each type, the service worker. */
export function sampleFiles(paths: readonly string[]): readonly string[] {
  const pages = paths.filter((path) => path.endsWith('.html') && !path.startsWith('runner/'));
  const roots = pages.filter((path) => /^(?:[^/]+\/)?index\.html$/.test(path));
  const step = Math.max(1, Math.ceil(pages.length / SAMPLED_PAGES));
  const spread = pages.filter((path, at) => at % step === 0 && path !== '404.html');
  const types = new Map(
    paths.filter((path) => path.startsWith('assets/')).map((path) => [extname(path), path]),
  );
  const worker = paths.filter((path) => `/${path}` === SERVICE_WORKER);
  return [...new Set([...roots, ...spread, ...types.values(), ...worker])];
}

/** Lists the mistakes a host makes in serving a build (research: reliability, row D2). */
export async function smokeTest(
  manifest: Readonly<Record<string, string>>,
  get: (path: string) => Promise<Answer>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of sampleFiles(Object.keys(manifest))) {
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const answer = await get(path);
    if (answer.status !== 200) {
      faults.push(`${path}: status ${answer.status} instead of 200`);
      continue;
    }
    if (createHash('sha256').update(answer.body).digest('hex') !== manifest[file]) {
      faults.push(`${path}: differs from the file in the build`);
    }
    faults.push(...headerFaults(path, answer));
  }
  for (const path of ['/assets/js/no-such-chunk.js', '/no-such-page/']) {
    const {status} = await get(path);
    if (status !== 404) {
      faults.push(`${path}: status ${status} instead of 404`);
    }
  }
  return faults;
}

function headerFaults(path: string, {header}: Answer): readonly string[] {
  const caching = path.startsWith('/assets/') ? 'immutable' : 'no-cache';
  const wanted: readonly (readonly [string, string])[] = [
    ...Object.entries(SECURITY_HEADERS),
    ['Content-Security-Policy', "default-src 'self'"],
    ['Cache-Control', caching],
  ];
  return wanted
    .filter(([name, value]) => !(header(name) ?? '').includes(value))
    .map(([name, value]) => `${path}: ${name} lacks “${value}”`);
}
