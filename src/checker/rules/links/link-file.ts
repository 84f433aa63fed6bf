import type {LinkFact} from '../../read/lesson';
import {createResolver} from '../../site/targets';
import type {SiteRule} from '../../rule';

function nounOf(kind: LinkFact['kind'], file: string): string {
  if (kind !== 'link') {
    return kind === 'image' ? 'image' : 'folder';
  }
  return /\.mdx?$/.test(file) ? 'page' : 'page or file';
}

export const rule: SiteRule = {
  scope: 'site',
  wants: 'A link leads to a file that exists, and matches its capital and small letters.',
  why: 'Dead links are the most common problem that students report.',
  wrong: '[lists](../html-list/index.md), [gap](/modules/css/css-grid/gap)',
  right: '[lists](../html-lists/index.md), [gap](../../css/css-grid/grid-gap.md)',
  cases: [
    'ln-md-missing',
    'ln-cross-instance',
    'ln-url-missing',
    'ln-html-ext',
    'ln-static-missing',
    'ln-asset-missing',
    'ln-jsx-missing',
    'ln-case',
    'im-missing',
    'im-missing-static',
    'im-case',
    'im-jsx-missing',
  ],
  *check(site) {
    const resolve = createResolver(site);
    for (const {path, links} of site.facts.values()) {
      for (const {url, kind, line, column, span} of links) {
        const target = url === '' ? undefined : resolve(url, path);
        if (target?.kind !== 'missing') {
          continue;
        }
        const noun = nounOf(kind, target.file);
        yield {
          path,
          at: {line, column},
          message: target.planned
            ? `the page ${url} is planned, but has not been written yet`
            : `there is no ${noun} ${url}`,
          remedy: target.planned
            ? 'write the text without a link for now'
            : target.like === undefined
              ? `write the path of a ${noun} that exists`
              : `did you mean ${target.like}?`,
          ...(target.exact && target.like && span && {edits: [{...span, text: target.like}]}),
        };
      }
    }
  },
};
