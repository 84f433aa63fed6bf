import {COURSES_CHANGED, SERVICE_WORKER} from '../data/offline';

/** Whether this browser can save courses: not in Firefox's private windows, nor on an insecure address. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window;
}

export async function startServing(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER, {updateViaCache: 'none'});
  const {active} = await navigator.serviceWorker.ready;
  await isActivated(active);
}

/** `ready` does not wait for the worker to take over the pages that are open. */
function isActivated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker?.state !== 'activating') {
        resolve();
      }
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Has the service worker read again what is saved. */
export async function tellWorker(): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage(COURSES_CHANGED);
}

export async function stopServing(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
