import {galleryFolder} from './gallerySite';
import type {PortalUnderTest} from './portal';
import {serveWithHeaders} from './servedWithHeaders';

/** The portal of tests/helpers/gallerySite.ts under the headers that its own build asks for. */
export function serveGallery(): PortalUnderTest {
  return serveWithHeaders(galleryFolder());
}
