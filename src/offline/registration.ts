import {COURSES_CHANGED, SERVICE_WORKER} from '../data/offline';

/**
 * Whether this browser can save courses. Firefox cannot in private windows, and none can on an insecure
 * address.
 */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window;
}

export async function startServing(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER, {updateViaCache: 'none'});
  const {active} = await navigator.serviceWorker.ready;
  await isActivated(active);
}

/** `ready` does not wait for the worker to take control of open pages. */
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

/** Makes the service worker read the list of saved courses again. */
export async function tellWorker(): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage(COURSES_CHANGED);
}

export async function stopServing(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
