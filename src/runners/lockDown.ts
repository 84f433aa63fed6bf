/** What a worker of the portal’s own origin has and no engine needs. */
const UNNEEDED = [
  'BroadcastChannel',
  'EventSource',
  'SharedWorker',
  'WebSocket',
  'WebTransport',
  'Worker',
  'caches',
  'importScripts',
  'indexedDB',
];

/**
 * An engine runs the reader’s code, so before it starts, the worker loses every way out but the
 * files of the engine itself. No way from the code to JavaScript is known; this is the second wall.
 */
export function lockDown(addresses: readonly string[]): void {
  const allowed = new Set(addresses.map((address) => new URL(address, self.location.href).href));
  const require = (address: string | URL) => {
    const {href} = new URL(address, self.location.href);
    if (!allowed.has(href) && !href.startsWith('data:')) {
      throw new TypeError(`An engine asked for ${href}`);
    }
  };
  const load = self.fetch.bind(self);
  const open = XMLHttpRequest.prototype.open;
  Object.assign(self, {
    fetch: async (address: string | URL) => {
      require(address);
      return await load(address);
    },
  });
  XMLHttpRequest.prototype.open = function openAllowed(
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    require(address);
    open.call(this, method, address, false);
  };
  for (const name of UNNEEDED) {
    Object.defineProperty(self, name, {value: undefined, configurable: false});
  }
}
