import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';

// React 19 has no build for classic scripts, so this is the portal's own.

/**
 * An error that React itself detects has no location in the example, but the component that React was
 * rendering has one.
 */
const createRoot: typeof client.createRoot = (container, options) =>
  client.createRoot(container, {
    onUncaughtError(error, {componentStack}) {
      reportError(error instanceof Error ? Object.assign(error, {componentStack}) : error);
    },
    ...options,
  });

Object.assign(globalThis, {
  React,
  ReactJsxRuntime,
  ReactDOM: {...ReactDOM, ...client, createRoot},
});
