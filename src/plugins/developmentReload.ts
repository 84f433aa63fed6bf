import {rename, writeFile} from 'node:fs/promises';

/**
 * Content that Docusaurus loads once. When a source changes, `renew` is called, which rewrites the files
 * generated from it.
 *
 * Docusaurus is never given the content again: it would rebuild the site from the state in which that loading
 * began, and would undo whatever another plugin has loaded since, such as a new page.
 */
export function loadedOnce<T>(load: () => T, renew: () => void): () => Promise<T> {
  let isFirst = true;
  return async () => {
    if (!isFirst) {
      renew();
      return await new Promise<never>(() => {});
    }
    isFirst = false;
    return load();
  };
}

/** Replaces a generated file atomically, because the bundler watches it and must never read half a file. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
