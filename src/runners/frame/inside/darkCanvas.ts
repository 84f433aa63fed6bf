const META = 'meta[name="color-scheme" i]';

/** Gives a page the browser's dark colours, unless it says itself which ones it has. */
export function addDarkCanvas(page: Document): void {
  if (page.querySelector(META) === null) {
    const meta = page.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'dark';
    page.head.prepend(meta);
  }
}
