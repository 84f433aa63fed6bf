import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SECURITY_HEADERS} from '../../src/data/policy';
import {servePortal, type PortalUnderTest} from './portal';

/** A built site under the headers that the build asks for: pages with its policy, frames of examples without. */
export function serveWithHeaders(folder = 'build'): PortalUnderTest {
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
