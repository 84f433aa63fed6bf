/**
 * Docusaurus dispatches an event to its own window for each value that it stores, and stores the value of
 * each event. If the storage does not keep what it is given, that is an infinite loop (3.10.2: “Maximum call
 * stack”), because only unchanged values are not dispatched again.
 *
 * @param afterwards calls back when the current task has notified all listeners
 * @returns whether the same message was already dispatched within the current task
 */
export function createEchoFilter(
  afterwards: (forget: () => void) => void,
): (message: string) => boolean {
  const told = new Set<string>();
  return (message) => {
    if (told.has(message)) {
      return true;
    }
    told.add(message);
    afterwards(() => told.delete(message));
    return false;
  };
}
