/** In a file of its own, since the bundler reads this expression and tests cannot. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'full-text-search'});
}
