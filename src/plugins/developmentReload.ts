import {rename, writeFile} from 'node:fs/promises';

/**
 * Content that Docusaurus loads once; when a source has changed since, `renew` is called, which rewrites what was
 * generated of it.
 *
 * Docusaurus is never given a second content: it would put the site together from what it was when the loading
 * began, and so take back what another plugin has loaded since, such as a new page.
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

/** Rewrites a generated file, which the bundler watches: at no moment is there half a file to read. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
