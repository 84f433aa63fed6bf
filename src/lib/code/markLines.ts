const LINE = /<span class=(?:l|"l h")>/g;

/**
 * Code in the format of src/markdown/highlight with further classes on some of its lines.
 *
 * @param classes by the number of the line, from 1
 */
export function markLines(html: string, classes: Readonly<Record<number, string>>): string {
  let count = 0;
  return html.replace(LINE, (tag) => {
    count += 1;
    const more = classes[count];
    return more === undefined ? tag : `<span class="${tag.includes('h"') ? 'l h' : 'l'} ${more}">`;
  });
}
