/** Name of the slice that a page belongs to: its topic in the modules, its area elsewhere. */
export function sliceOf(path: string): string {
  const [area = '', topic = '', ...rest] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  return area === 'modules' && rest.length > 0 ? `${area}/${topic}` : area;
}
