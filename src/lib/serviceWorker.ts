/** Whether a service worker answers the requests of this page. A sandboxed page is not allowed to ask. */
export function isServedByWorker(): boolean {
  return self.origin !== 'null' && Boolean(navigator.serviceWorker?.controller);
}
