import {SEARCH_TIMEOUT_MS} from '@site/src/data/search';
import type {SuggestionIndex} from '@site/src/lib/search/suggestionIndex';
import type * as SearchEngine from './engine';
import {fetchSearchFile, refreshVersions, searchVersions} from './fetchSearchFile';

export type Engine = typeof SearchEngine;

export interface LoadedSearch extends SuggestionIndex {
  readonly engine: Engine;
}

let loading: Promise<LoadedSearch> | undefined;
let isOutdated = false;

/** Loads the suggestion index once for all pages; after a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    forgetSearch(true);
    throw error;
  });
  return loading;
}

/** Makes the next call load again. After a failure it first checks for a newer version. */
export function forgetSearch(hasFailed: boolean): void {
  loading = undefined;
  isOutdated = hasFailed;
}

async function load(): Promise<LoadedSearch> {
  if (isOutdated) {
    // If that request fails, the versions stay as they are and the same index is requested again.
    await refreshVersions().catch((error: unknown) => console.warn(error));
  }
  const [engine, text] = await Promise.all([
    Promise.race([import(/* webpackChunkName: "search" */ './engine'), failLate()]),
    fetchSearchFile(`suggestions-${searchVersions().suggestions}.json`),
  ]);
  return {engine, ...engine.decodeIndex(text)};
}

/** Makes a script that never arrives fail after the same time as an index that never arrives. */
function failLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The search does not arrive')), SEARCH_TIMEOUT_MS);
  });
}
