/** What a command says that this terminal leaves out; the tests count these answers apart. */
export function refusal(what: string): string {
  return `${what} works on your own machine, but not in this page.`;
}
