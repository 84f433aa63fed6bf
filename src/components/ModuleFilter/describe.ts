/** Gives every page of the index its description, if it has none yet; they are hidden until somebody filters. */
export function describe(descriptions: Readonly<Record<string, string>>, group: HTMLElement): void {
  for (const item of group.querySelectorAll('li')) {
    const link = item.querySelector('a');
    const text = descriptions[link?.pathname ?? ''];
    if (text !== undefined && item.querySelector(':scope > span') === null) {
      const words = document.createElement('span');
      words.dataset.later = '';
      words.textContent = text;
      item.querySelector(':scope > small')?.after(words);
    }
  }
}
