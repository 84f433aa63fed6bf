// Replaces history in the browser, where react-router imports it, without the histories that the portal never starts.
import {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history';

export {createBrowserHistory, createLocation, createPath, locationsAreEqual};
export {createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory};
