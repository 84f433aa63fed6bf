/**
 * Ways out of a worker, as code: each gives what it reached, or throws. Names that hide the
 * browser’s own functions are taken away first, as a hostile script would.
 */
const WAYS: Readonly<Record<string, string>> = {
  'the portal’s origin': "if (self.origin === 'null') throw 0; return self.origin;",
  fetch: 'delete self.fetch; return (await fetch(ADDRESS)).status;',
  'fetch of the prototype':
    'return (await WorkerGlobalScope.prototype.fetch.call(self, ADDRESS)).status;',
  XMLHttpRequest: `const request = new XMLHttpRequest();
    XMLHttpRequest.prototype.open.call(request, 'GET', ADDRESS, false);
    XMLHttpRequest.prototype.send.call(request);
    if (request.status === 0) throw 0;
    return request.status;`,
  'XMLHttpRequest after delete': `delete self.XMLHttpRequest;
    const request = new XMLHttpRequest();
    request.open('GET', ADDRESS, false);
    request.send();
    if (request.status === 0) throw 0;
    return request.status;`,
  importScripts: 'WorkerGlobalScope.prototype.importScripts.call(self, ADDRESS); return 1;',
  'importScripts by name': 'delete self.importScripts; importScripts(ADDRESS); return 1;',
  import: 'await import(ADDRESS); return 1;',
  WebSocket: `return await new Promise((resolve, reject) => {
    const socket = new WebSocket(ADDRESS.replace('http', 'ws'));
    socket.onopen = resolve;
    socket.onerror = reject;
  });`,
  EventSource: `return await new Promise((resolve, reject) => {
    const source = new EventSource(ADDRESS);
    source.onopen = resolve;
    source.onerror = reject;
  });`,
  WebTransport: "return await new WebTransport(ADDRESS.replace('http:', 'https:')).ready;",
  WebRTC: 'return String(new RTCPeerConnection());',
  indexedDB: `return await new Promise((resolve, reject) => {
    const request = indexedDB.open('example');
    request.onsuccess = () => resolve(1);
    request.onerror = reject;
  });`,
  caches: "return String(await caches.open('example'));",
  'the private file system': 'return String(await navigator.storage.getDirectory());',
  'a nested worker': `return await new Promise((resolve, reject) => {
    const code = 'fetch(' + JSON.stringify(ADDRESS) + ').then(() => postMessage(1), () => postMessage(0))';
    const Scope = self.Worker ?? Object.getPrototypeOf(self).Worker;
    const worker = new Scope(URL.createObjectURL(new Blob([code])));
    worker.onmessage = ({data}) => (data === 1 ? resolve('network') : reject(0));
    worker.onerror = reject;
  });`,
  'a shared worker': `return await new Promise((resolve, reject) => {
    const code = 'onconnect = ({ports}) => ports[0].postMessage(1)';
    const worker = new SharedWorker(URL.createObjectURL(new Blob([code])));
    worker.port.onmessage = resolve;
    worker.onerror = reject;
  });`,
};

/** Milliseconds after which a way that says nothing counts as closed. */
const PATIENCE = 400;

/**
 * Code that tries every way and leaves a list of those that are open in `open`.
 * @param address something of the portal that is there for everyone
 */
export function triesWaysOut(address: string): string {
  const attempts = Object.entries(WAYS).map(
    ([name, code]) => `try {
  const reached = await Promise.race([
    (async () => { ${code} })(),
    new Promise((_, reject) => setTimeout(reject, ${PATIENCE})),
  ]);
  open.push(${JSON.stringify(name)} + ': ' + reached);
} catch {}`,
  );
  return ['const open = [];', `const ADDRESS = ${JSON.stringify(address)};`, ...attempts].join(
    '\n',
  );
}
