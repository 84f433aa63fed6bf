/** Whether the query of an address asks for the lesson as a presentation. */
export function asksToPresent(search: string): boolean {
  return /[?&]present\b/.test(search);
}
