import stock from '@docusaurus/core/lib/client/docusaurus';
import {GLOSSARY} from '@site/src/lib/address';
import {sparesData} from '@site/src/lib/sparesData';
import {isLeftOut, loadRoutes} from './slices';

/**
 * Replaces Docusaurus' module of the same name. Links use it to prefetch the chunks of pages when they are in
 * view or under the pointer. The glossary is not prefetched until the tap, because every term links to it and
 * it is larger than everything else that a lesson prefetches.
 */
const docusaurus = {
  ...stock,
  prefetch: (path: string): Promise<unknown> | false => {
    if (path.startsWith(GLOSSARY)) {
      return false;
    }
    if (!isLeftOut(path)) {
      return stock.prefetch(path);
    }
    return sparesData() ? false : loadRoutes(path).then((): unknown => stock.prefetch(path));
  },
};

export default Object.freeze(docusaurus);
