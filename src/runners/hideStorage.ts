/**
 * Hides the cache that WebKit gives a document with an opaque origin, which nothing could read later. The
 * workers of examples have no storage in any browser.
 */
export function hideStorage(): void {
  for (
    let scope: object | null = self;
    scope !== null && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope) as object | null
  ) {
    Object.defineProperty(scope, 'caches', {value: undefined, configurable: false});
  }
}
