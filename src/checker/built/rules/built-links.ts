import {addressesOf, nearestAddress, targetOf} from '../targets';
import type {BuiltFinding, BuiltRule} from '../rule';

const SCHEMES = /^(?:https?|mailto|tel|data|blob):/i;

export const rule: BuiltRule = {
  name: 'built-links',
  wants:
    'Every link, picture, style sheet and script of a page leads to a file of the build, and every `#` to an id.',
  why: 'This is what the reader gets, whatever made it: Markdown, a component or the theme.',
  redirects: true,
  check: (page, build) =>
    page.elements.flatMap((element) =>
      addressesOf(element).flatMap((url): readonly BuiltFinding[] => {
        const {at} = element;
        if (/^[a-z][a-z\d+.-]*:/i.test(url) && !SCHEMES.test(url)) {
          return [{at, message: `the address ${url}`, remedy: 'use https, or a path of the site'}];
        }
        const target = targetOf(url, page.path, build);
        if (target === undefined) {
          return [];
        }
        if (target === 'malformed') {
          return [{at, message: `the address ${url} cannot be read`, remedy: 'write a % as %25'}];
        }
        if (target.file === undefined) {
          const like = nearestAddress(target.path, build);
          return [
            {
              at,
              message: `nothing is at ${url}`,
              remedy: like === undefined ? 'mend the link' : `did you mean ${like}?`,
            },
          ];
        }
        const other = build.pages.get(target.file);
        const isMissing = target.hash !== '' && other !== undefined && !other.ids.has(target.hash);
        return isMissing && !other.isRedirect
          ? [{at, message: `${target.path} has no #${target.hash}`, remedy: 'mend the link'}]
          : [];
      }),
    ),
};
