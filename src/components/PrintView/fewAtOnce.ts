/** Processes a list, a few items at a time. Resolves when all are done. */
export async function fewAtOnce<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
