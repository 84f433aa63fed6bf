import {FRAME_START_LIMIT_MS} from '../../data/runLimits';
import {LoadError, runtimeAddress} from '../assets';
import {type FromFrame, READY, type ToFrame} from './protocol';

export interface Frame<Request> {
  readonly element: HTMLIFrameElement;
  post(message: ToFrame<Request>, transfer?: Transferable[]): void;
  onMessage(handle: (message: FromFrame) => void): void;
  close(): void;
}

/**
 * Without `allow-same-origin` the frame has an origin of its own: no page, storage or cookie of the
 * portal can be reached from it, and it cannot take the reader elsewhere.
 */
const SANDBOX = 'allow-scripts allow-forms allow-modals';

/** Puts a new frame into the stage and waits until its script has the port. */
export async function openFrame<Request>(
  page: 'preview.html' | 'console.html',
  stage: HTMLElement,
): Promise<Frame<Request>> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', SANDBOX);
  element.title = page === 'preview.html' ? 'Result of the example' : 'Console of the example';
  element.hidden = page === 'console.html';
  element.src = runtimeAddress(page);
  const {port1, port2} = new MessageChannel();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new LoadError('The frame of the example did not start.'));
      }, FRAME_START_LIMIT_MS);
      const receive = ({source, data}: MessageEvent) => {
        if (data === READY && source !== null && source === element.contentWindow) {
          stop();
          // The frame has no origin that could be named; the port goes to this window only.
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
