/** A folder page opened by its file name is the folder; what cannot be decoded is taken literally. */
export function tidyPath(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return decodable.replace(/\/index\.html$/, '/');
}

/** Every page's address is in lower case; aliases that end in `.md` may hold capitals, and so do escapes. */
export function lowerPath(path: string): string {
  return /\.md$|%/.test(path) ? path : path.toLowerCase();
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
