const LINE = /<span class=(?:l|"l h")>/g;

/**
 * Adds classes to some lines of code in the format of src/markdown/highlight.
 *
 * @param classes classes by line number, from 1
 */
export function markLines(html: string, classes: Readonly<Record<number, string>>): string {
  let count = 0;
  return html.replace(LINE, (tag) => {
    count += 1;
    const more = classes[count];
    return more === undefined ? tag : `<span class="${tag.includes('h"') ? 'l h' : 'l'} ${more}">`;
  });
}
