import type {FileResult} from '../rule';
import {isPageLink, kindOfLink, resolveFileLink} from '../../sources/links';
import type {Portal} from '../../sources/model';

/** The pages whose headings are linked to in the given results. */
export function linkedPages(
  results: readonly FileResult[],
  {byAddress}: Portal,
): readonly string[] {
  const found = new Set<string>();
  for (const {path, facts} of results) {
    for (const {url} of facts?.links ?? []) {
      if (!url.includes('#')) {
        continue;
      }
      if (isPageLink(url)) {
        found.add(resolveFileLink(url, path).file);
      } else if (kindOfLink(url) === 'address') {
        const page = byAddress.get(url.replace(/[?#].*$/, ''));
        if (page !== undefined) {
          found.add(page.path);
        }
      }
    }
  }
  return [...found];
}
