import {SEARCH_FOLDER, SEARCH_META, SEARCH_TIMEOUT_MS} from '@site/src/data/search';

/** Text of an index file. Fails on an error page and when the answer takes too long. */
export async function fetchSearchFile(name: string): Promise<string> {
  const response = await fetch(`${SEARCH_FOLDER}${name}`, {
    signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${name} cannot be loaded (status ${response.status})`);
  }
  return response.text();
}

/** Versions of the suggestion index and of the full-text index that belong to this page. */
export function searchVersions(): {readonly suggestions: string; readonly text: string} {
  const [suggestions = '', text = ''] = (metaElement(document)?.content ?? '').split('-');
  return {suggestions, text};
}

/** Takes over the versions of a newer build, whose index has replaced the one this page knows. */
export async function refreshVersions(): Promise<void> {
  const response = await fetch('/', {
    cache: 'no-store',
    signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS),
  });
  const home = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [own, newest] = [metaElement(document), metaElement(home)];
  if (own !== null && newest !== null) {
    own.content = newest.content;
  }
}

function metaElement(page: Document): HTMLMetaElement | null {
  return page.querySelector<HTMLMetaElement>(`meta[name="${SEARCH_META}"]`);
}
