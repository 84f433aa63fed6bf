// Internal to Docusaurus 3.10.2; takes the place of the module of the same name (src/plugins/routeSlices).
import stock from '@docusaurus/core/lib/client/docusaurus';
import {isLeftOut, loadRoutes} from '@site/src/lib/routeSlices';
import {sparesData} from '@site/src/lib/sparesData';

/** What links of Docusaurus call: the chunks of a page in view, or of one that a pointer is over. */
const docusaurus = {
  ...stock,
  prefetch: (path: string): Promise<unknown> | false => {
    if (!isLeftOut(path)) {
      return stock.prefetch(path);
    }
    return sparesData() ? false : loadRoutes(path).then((): unknown => stock.prefetch(path));
  },
};

export default Object.freeze(docusaurus);
