// Internal to Docusaurus 3.10.2; its client entry gets this for react-router-dom (src/plugins/loadedNavigation).
import {BrowserRouter as StockRouter, type BrowserRouterProps} from 'react-router-dom';
import {silenced} from '@site/src/lib/silentHistory';

export {HashRouter} from 'react-router-dom';

/**
 * The outermost router, which never hears of a new address. The one inside (TransitionRouter) does, and would
 * be of no use if this did too: React draws all that reads a context when any provider above it changes.
 */
export class BrowserRouter extends StockRouter {
  declare history: Parameters<typeof silenced>[0];

  constructor(props: BrowserRouterProps) {
    super(props);
    this.history = silenced(this.history);
  }
}
