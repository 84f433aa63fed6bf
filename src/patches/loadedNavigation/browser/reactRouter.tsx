import {BrowserRouter as StockRouter, type BrowserRouterProps} from 'react-router-dom';
import {silenced} from './silentHistory';

export {HashRouter} from 'react-router-dom';

/**
 * The outermost router, which Docusaurus' client entry gets in place of react-router-dom's. It never announces a
 * new address: TransitionRouter does that, and React would redraw everything that reads the router context
 * whenever a provider above it changed.
 */
export class BrowserRouter extends StockRouter {
  declare history: Parameters<typeof silenced>[0];

  constructor(props: BrowserRouterProps) {
    super(props);
    this.history = silenced(this.history);
  }
}
