import {COURSES_CHANGED, SERVICE_WORKER} from '../data/offline';

/** Whether this browser can save courses: not in Firefox's private windows, nor on an insecure address. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window;
}

export async function startServing(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER, {updateViaCache: 'none'});
  await navigator.serviceWorker.ready;
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
