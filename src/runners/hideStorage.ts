/**
 * WebKit gives a document without an origin a cache of its own, which nobody could read again. The
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
