import type {EngineRequest, FromFrame} from '../protocol';
import {scriptAddress} from './blobs';

/** Starts the worker of an engine; from then on the portal and the worker talk through the port. */
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
