import type {Hint} from './types';

/** Errors of React and of JSX. */
export const REACT_HINTS: readonly Hint[] = [
  {
    pattern: /Objects are not valid as a React child/,
    hint: () =>
      'An object cannot be shown as it is. Show one of its properties, or map a list to elements.',
  },
  {
    pattern: /Element type is invalid|Nothing was returned from render/,
    hint: () =>
      'A component is undefined. Is it exported, imported under the same name, and does it return something?',
  },
  {
    pattern: /Maximum update depth|Too many re-renders/,
    hint: () =>
      'The component sets its state while it renders, so it renders for ever. Set state in an event handler.',
  },
  {
    pattern: /Rendered (?:fewer|more) hooks|Invalid hook call/,
    hint: () =>
      'Hooks stand at the top of a component, never in a condition, a loop or another function.',
  },
  {
    pattern: /Expected corresponding JSX closing tag|Unterminated JSX|Adjacent JSX elements/,
    hint: () =>
      'Every tag in JSX is closed, and a component returns one element: wrap several in <>…</>.',
  },
  {
    pattern: /Unexpected closing tag/,
    hint: () =>
      'A { before it is not closed, or two elements stand side by side: wrap those in <>…</>.',
  },
  {
    pattern: /JSX value should be either/,
    hint: () => 'The value of an attribute stands in quotation marks, or in braces: alt={title}.',
  },
  {
    pattern: /The style prop expects/,
    hint: () => "A style is an object in JSX: style={{color: 'red'}}.",
  },
  {
    pattern: /no content, such as img/,
    hint: () =>
      'Close the element in itself: <input />. A text for it stands in a label beside it, or in alt.',
  },
  {
    pattern: /Expected an event listener to be a function/,
    hint: () => 'Pass the function itself: onClick={save}, without quotation marks.',
  },
  {
    pattern: /Target container is not a DOM element/,
    hint: () =>
      'The page has no element with the id that getElementById asks for. Here it is called “root”.',
  },
  {
    pattern: /A component cannot be async/,
    hint: () => 'Fetch in an effect and keep what comes in state, in place of await.',
  },
  {
    pattern: /(?:Can't find variable: |^ReferenceError: )(use[A-Z]\w*)/,
    hint: ([, name]) => `“${name}” has to be imported first: import {${name}} from 'react';`,
  },
  {
    pattern: /of null \(reading 'use[A-Z]|evaluating '[\w.]+\.use[A-Z]|property "use[A-Z]/,
    hint: () => 'A hook is called outside a component. Move it to the top of the component.',
  },
];
