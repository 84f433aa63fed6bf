import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {InlineHashes} from '../data/policy';
import {withVersion} from '../plugins/search/writeSearchIndex';
import {portalPages, type BuildFolder} from './buildFolder';
import {createFirstLoad} from './firstLoadOfPages';
import {headersFile, nginxBrotliFile, nginxFile} from './hostFiles';
import {collectHashes, contentSecurityPolicy, withMetaPolicy} from './policy';

interface Options {
  /** Version of the search index, which is written into each page. */
  readonly searchVersion: string;
  /**
   * Hashes from the release that is currently online. Its pages may be cached and then be served with this
   * release's headers.
   */
  readonly previous: InlineHashes | undefined;
}

/**
 * Writes each page with everything it still lacks, and the configuration for hosts that send headers. Each
 * page is completed twice instead of being kept in memory, because its policy lists the inline code of all
 * pages.
 */
export function completePages(
  root: string,
  build: BuildFolder,
  {searchVersion, previous}: Options,
): void {
  const paths = portalPages(build);
  const withFirstLoad = createFirstLoad(root, build.read);
  function* completed(): Generator<readonly [path: string, html: string]> {
    for (const path of paths) {
      yield [path, withFirstLoad(path, withVersion(build.read(path), searchVersion))];
    }
  }
  const hashes = collectHashes(completed());
  const meta = contentSecurityPolicy(hashes, 'meta');
  for (const [path, html] of completed()) {
    build.write(path, withMetaPolicy(html, meta));
  }
  const header = contentSecurityPolicy(hashes, 'header', previous);
  build.write('_headers', headersFile(header));
  mkdirSync(join(root, '.hosting'), {recursive: true});
  writeFileSync(join(root, '.hosting/nginx.conf'), nginxFile(header));
  writeFileSync(join(root, '.hosting/nginx-brotli.conf'), nginxBrotliFile());
  console.log(`Policy: ${hashes.scripts.length} inline scripts in ${paths.length} pages`);
}
