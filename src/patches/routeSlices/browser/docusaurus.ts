import stock from '@docusaurus/core/lib/client/docusaurus';
import {GLOSSARY} from '@site/src/lib/address';
import {sparesData} from '@site/src/lib/sparesData';
import {isLeftOut, loadRoutes} from './slices';

/**
 * Docusaurus' module of the same name, whose links prefetch the chunks of pages in view or under the pointer.
 * The glossary is larger than all that a lesson prefetches, and every term links to it, so it waits for the tap.
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
