/**
 * URL of a page's Markdown: its file name with `.md` appended (llmstxt.org). `.html` stays, because the name
 * with `.md` in its place is already an alias of the page.
 */
export function markdownAddress(address: string): string {
  return address.endsWith('/') ? `${address}index.html.md` : `${address}.md`;
}
