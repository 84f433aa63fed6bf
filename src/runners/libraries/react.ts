import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';

// React 19 ships no build for a plain script, so this is the portal's own.
Object.assign(globalThis, {React, ReactJsxRuntime, ReactDOM: {...ReactDOM, ...client}});
