import {SEARCH_FOLDER, SEARCH_META, SEARCH_TIMEOUT_MS} from '@site/src/data/search';

/** Fetches the text of an index file. Fails on an error page and when the response takes too long. */
export async function fetchSearchFile(name: string): Promise<string> {
  const response = await fetch(`${SEARCH_FOLDER}${name}`, {
    signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${name} cannot be loaded (status ${response.status})`);
  }
  return response.text();
}

/** Versions of the suggestion index and the full-text index that match this page. */
export function searchVersions(): {readonly suggestions: string; readonly text: string} {
  const [suggestions = '', text = ''] = (metaElement(document)?.content ?? '').split('-');
  return {suggestions, text};
}

/** Reads the versions from the newest build, whose index may have replaced the one this page refers to. */
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
