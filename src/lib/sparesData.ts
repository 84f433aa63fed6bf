interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether to avoid loading anything in advance, because the reader saves data or the connection is slow. */
export function sparesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
