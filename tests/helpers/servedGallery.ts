import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SECURITY_HEADERS} from '../../src/data/policy';
import {galleryFolder} from './gallerySite';
import {servePortal, type PortalUnderTest} from './portal';

/** The portal of tests/helpers/gallerySite.ts under the headers that its own build asks for. */
export function serveGallery(): PortalUnderTest {
  const folder = galleryFolder();
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)![1]!;
  return servePortal({
    folder,
    headers: SECURITY_HEADERS,
    intercept(request, response) {
      if (!request.url?.startsWith('/runner/')) {
        response.setHeader('Content-Security-Policy', policy);
      }
      return false;
    },
  });
}
