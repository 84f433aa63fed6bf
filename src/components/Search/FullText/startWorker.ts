/**
 * In a separate file so that tests can replace it: they cannot evaluate this expression, which the bundler
 * needs verbatim.
 */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'full-text-search'});
}
