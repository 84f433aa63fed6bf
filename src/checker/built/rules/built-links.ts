import {addressesOf, nearestAddress, targetOf} from '../targets';
import type {BuiltFinding, BuiltRule} from '../rule';

const SCHEMES = /^(?:https?|mailto|tel|data|blob):/i;

export const rule: BuiltRule = {
  wants:
    'Every link, image, style sheet and script of a page leads to a file in the build, and every `#` to an id.',
  why: 'This checks what readers get, whether it came from Markdown, a component or the theme.',
  redirects: true,
  check: (page, build) =>
    page.elements.flatMap((element) =>
      addressesOf(element).flatMap((url): readonly BuiltFinding[] => {
        const {at} = element;
        if (/^[a-z][a-z\d+.-]*:/i.test(url) && !SCHEMES.test(url)) {
          return [
            {
              at,
              message: `the URL ${url} does not use https`,
              remedy: 'use https, or a path on this site',
            },
          ];
        }
        const target = targetOf(url, page.path, build);
        if (target === undefined) {
          return [];
        }
        if (target === 'malformed') {
          return [{at, message: `the URL ${url} is malformed`, remedy: 'write % as %25'}];
        }
        if (target.file === undefined) {
          const like = nearestAddress(target.path, build);
          return [
            {
              at,
              message: `there is no page or file at ${url}`,
              remedy: like === undefined ? 'correct the link' : `did you mean ${like}?`,
            },
          ];
        }
        const other = build.pages.get(target.file);
        const isMissing = target.hash !== '' && other !== undefined && !other.ids.has(target.hash);
        return isMissing && !other.isRedirect
          ? [{at, message: `${target.path} has no #${target.hash}`, remedy: 'correct the link'}]
          : [];
      }),
    ),
};
