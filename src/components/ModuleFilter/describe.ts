/** Adds the missing descriptions to the pages of the index; they stay hidden until the reader filters. */
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
