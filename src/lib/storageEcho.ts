/**
 * Docusaurus tells its own window of each value that it stores, and stores what it is told. A storage that
 * does not keep what it is given makes that a loop without end (3.10.2: “Maximum call stack”), because only
 * equal values are not told again.
 *
 * @param afterwards calls back when the present task has been told to all
 * @returns whether the same message was told before within the present task
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
