import {BrowserRouter as StockRouter, type BrowserRouterProps} from 'react-router-dom';
import {silenced} from './silentHistory';

/**
 * The outermost router, which replaces react-router-dom's in Docusaurus' client entry. It never announces a
 * new URL, because TransitionRouter does that. If both did, React would render everything that reads the
 * router context again whenever a provider above it changed.
 */
export class BrowserRouter extends StockRouter {
  declare history: Parameters<typeof silenced>[0];

  constructor(props: BrowserRouterProps) {
    super(props);
    this.history = silenced(this.history);
  }
}

/** Docusaurus' client entry imports this too, for sites with addresses after a #, which the portal does not use. */
export {BrowserRouter as HashRouter};
