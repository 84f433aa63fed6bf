import {FRAME_START_LIMIT_MS} from '../../data/runLimits';
import {FRAME_SANDBOX} from '../../data/sandbox';
import {isServedByWorker} from '../../lib/serviceWorker';
import {LoadError, runtimeAddress} from '../assets';
import {type FromFrame, READY, type ToFrame} from './protocol';

export interface Frame<Request> {
  readonly element: HTMLIFrameElement;
  post(message: ToFrame<Request>, transfer?: Transferable[]): void;
  onMessage(handle: (message: FromFrame) => void): void;
  close(): void;
}

/** Adds a new frame to the stage and waits until its script has received the port. */
export async function openFrame<Request>(
  page: 'preview.html' | 'console.html',
  stage: HTMLElement,
): Promise<Frame<Request>> {
  const element = document.createElement('iframe');
  if (!isServedByWorker()) {
    element.setAttribute('sandbox', FRAME_SANDBOX);
  }
  element.title = page === 'preview.html' ? 'Result of the example' : 'Console of the example';
  element.hidden = page === 'console.html';
  // Not to be seen until the page has been drawn.
  element.dataset.coming = '';
  element.src = runtimeAddress(page);
  const {port1, port2} = new MessageChannel();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new LoadError('The frame of the example did not start.'));
      }, FRAME_START_LIMIT_MS);
      const receive = ({source, data, origin}: MessageEvent) => {
        const isOpaque = origin === 'null';
        if (data === READY && isOpaque && source !== null && source === element.contentWindow) {
          stop();
          // From now on the element confines whatever the frame navigates to.
          element.setAttribute('sandbox', FRAME_SANDBOX);
          // The frame's opaque origin cannot be used as the target origin; the port is only sent to this
          // window.
          element.contentWindow.postMessage(READY, '*', [port2]);
          resolve();
        }
      };
      const stop = () => {
        clearTimeout(timer);
        window.removeEventListener('message', receive);
      };
      window.addEventListener('message', receive);
      stage.append(element);
    });
  } catch (error) {
    element.remove();
    throw error;
  }
  return {
    element,
    post: (message, transfer = []) => port1.postMessage(message, transfer),
    onMessage(handle) {
      port1.onmessage = ({data}: MessageEvent<FromFrame>) => handle(data);
    },
    close() {
      port1.close();
      element.remove();
    },
  };
}
