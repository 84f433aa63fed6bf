import type {EngineRequest, FromFrame} from '../protocol';
import {scriptAddress} from './blobs';

/** Starts an engine's worker. After that, the portal and the worker communicate through the port. */
export function startEngine(
  {code}: EngineRequest,
  port: MessagePort,
  post: (message: FromFrame) => void,
): void {
  const worker = new Worker(scriptAddress(code));
  worker.onerror = (event) => {
    event.preventDefault();
    post({kind: 'error', error: {message: event.message}});
  };
  worker.postMessage(null, [port]);
}
