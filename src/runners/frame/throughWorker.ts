import {isServedByWorker} from '@site/src/lib/serviceWorker';

/**
 * Requests the document of a sandboxed frame again, from the service worker if there is one.
 *
 * Browsers do not ask the service worker for the document of a frame with `sandbox`. Where one is at work, the
 * attribute is therefore set after the document has been requested, and the worker sandboxes the document
 * itself (src/offline/sandboxed.ts).
 */
export function loadThroughWorker(frame: HTMLIFrameElement | null): void {
  const sandbox = frame?.getAttribute('sandbox') ?? null;
  if (frame === null || sandbox === null || !isServedByWorker()) {
    return;
  }
  frame.removeAttribute('sandbox');
  frame.setAttribute('src', frame.getAttribute('src') ?? '');
  frame.addEventListener('load', () => frame.setAttribute('sandbox', sandbox), {once: true});
}
