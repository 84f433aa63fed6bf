import stock from '@docusaurus/core/lib/client/docusaurus';
import {sparesData} from '@site/src/lib/sparesData';
import {isLeftOut, loadRoutes} from './slices';

/** Docusaurus' module of the same name, whose links prefetch the chunks of pages in view or under the pointer. */
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
