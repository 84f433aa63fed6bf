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
];
