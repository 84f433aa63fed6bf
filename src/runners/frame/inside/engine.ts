import type {FromFrame} from '../protocol';
import {scriptAddress} from './blobs';
import bootCode from './bootEngine?text';

/** Starts an engine's worker. After that, the portal sends it its code and its requests through the port. */
export function startEngine(port: MessagePort, post: (message: FromFrame) => void): void {
  const worker = new Worker(scriptAddress(bootCode));
  worker.onerror = (event) => {
    event.preventDefault();
    post({kind: 'error', error: {message: event.message}});
  };
  worker.postMessage(null, [port]);
}
