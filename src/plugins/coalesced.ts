/**
 * A function that starts the work. If it is called while the work is running, the work runs once more
 * afterwards.
 *
 * @param onError called when the work fails; the next call starts it again
 */
export function coalesced(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) {
      void run();
    }
  };
}
