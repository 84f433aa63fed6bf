// Replaces history in the browser, where react-router imports it, without the kinds of histories that the
// portal does not use.
import {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history';

export {createBrowserHistory, createLocation, createPath, locationsAreEqual};
export {createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory};
