/** A folder page opened by its file name is the folder; what cannot be decoded is taken literally. */
export function tidyPath(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable.replace(/\/index\.html$/, '/');
}

/**
 * The address that a page has for sure: in lower case, with single slashes. Aliases that end in `.md` may hold
 * capitals, and so do escapes.
 */
export function plainPath(path: string): string {
  const merged = path.replace(/\/{2,}/g, '/');
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
