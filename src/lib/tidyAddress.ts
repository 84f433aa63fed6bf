/** Removes the file name from the URL of a folder page. A path that cannot be decoded is taken literally. */
export function tidyPath(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable.replace(/\/index\.html$/, '/');
}

/**
 * The canonical form of a page's path: lower case, with single slashes and none after a page's file. Only aliases that end in `.md` and
 * percent-encoded characters may contain capitals.
 */
export function plainPath(path: string): string {
  const merged = path.replace(/\/{2,}/g, '/').replace(/\.html\/$/, '.html');
  return /\.md$|%/.test(merged) ? merged : merged.toLowerCase();
}

/** A hash that cannot be decoded crashes the router; without it the page opens at its top. */
export function tidyHash(hash: string): string {
  return isDecodable(hash) ? hash : '';
}

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) {
      return false;
    }
    throw error;
  }
}
