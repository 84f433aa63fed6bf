import type {BuiltFinding, BuiltRule} from '../rule';

export const rule: BuiltRule = {
  wants: 'No element has an event handler or a `javascript:` URL.',
  why: 'The security policy blocks them, so they do nothing.',
  redirects: true,
  check: ({elements}) =>
    elements.flatMap(({name, attributes, at}) =>
      Object.entries(attributes)
        .filter(([key, value]) => /^on[a-z]+$/.test(key) || /^\s*javascript:/i.test(value))
        .map(([key]): BuiltFinding => ({
          at,
          message: `${key} on <${name}> is blocked by the security policy`,
          remedy: 'remove it',
        })),
    ),
};
