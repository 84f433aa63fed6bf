import {type FromFrame, type Need, READY, type Supply, type ToFrame} from '../protocol';

export interface FramePort<Request> {
  post(message: FromFrame): void;
  onRequest(handle: (request: Request, ports: readonly MessagePort[]) => void): void;
  /** Requests from the portal what a page needs. */
  ask(need: Need): Promise<Supply>;
}

/** The value of `origin` in a frame with an opaque origin. */
const OPAQUE = 'null';

/**
 * Waits for the port that the portal sends once. All messages go through it. The example runs in the same
 * frame but cannot access the port, so it cannot impersonate the frame.
 */
export async function openPort<Request extends {kind: string}>(): Promise<FramePort<Request>> {
  if (window.origin !== OPAQUE) {
    // Another site has embedded this document without a sandbox in order to run code with the portal's
    // origin. A host that does not send `frame-ancestors` cannot prevent that, but this check does.
    throw new Error('This document works only in a sandboxed frame.');
  }
  const port = await new Promise<MessagePort>((resolve) => {
    window.addEventListener('message', function receive({data, ports, source}) {
      if (source === window.parent && data === READY && ports[0]) {
        window.removeEventListener('message', receive);
        resolve(ports[0]);
      }
    });
    window.parent.postMessage(READY, '*');
  });
  const post = port.postMessage.bind(port) as (message: FromFrame) => void;
  let handleRequest: Parameters<FramePort<Request>['onRequest']>[0] = () => undefined;
  let handleSupply: (supply: Supply) => void = () => undefined;
  port.onmessage = ({data, ports}: MessageEvent<ToFrame<Request>>) => {
    if (data.kind === 'ping') {
      post({kind: 'pong'});
    } else if (data.kind === 'supply') {
      handleSupply(data as Supply);
    } else {
      handleRequest(data as Request, ports);
    }
  };
  return {
    post,
    onRequest(handle) {
      handleRequest = handle;
    },
    async ask(need) {
      return await new Promise((resolve) => {
        handleSupply = resolve;
        post({kind: 'need', ...need});
      });
    },
  };
}
