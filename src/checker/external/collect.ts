import type {Facts} from '../read/lesson';
import type {Place} from '../../text/types';

/** An address on another site, with every place that links to it. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly Place[];
}

/** Hosts that are reserved for examples and do not exist. */
const EXAMPLE_HOST = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|invalid|test|localhost)$/i;

/** Every `http` address in the lessons, without its hash, in alphabetical order. */
export function collectExternalLinks(facts: Iterable<Facts>): readonly ExternalLink[] {
  const found = new Map<string, Place[]>();
  for (const {path, links} of facts) {
    for (const {url, line, column} of links) {
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
        continue;
      }
      const address = new URL(url);
      address.hash = '';
      if (!EXAMPLE_HOST.test(address.hostname)) {
        const places = found.get(address.href) ?? [];
        places.push({path, line, column});
        found.set(address.href, places);
      }
    }
  }
  return [...found]
    .map(([url, places]) => ({url, places}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
