const LINE = /<span class=(?:l|"l h")>/g;

/**
 * Code in the format of src/markdown/highlight with one line marked as the current one.
 *
 * @param line its number, from 1; without one, the code is as it was
 */
export function markLine(html: string, line: number | undefined): string {
  let count = 0;
  return line === undefined
    ? html
    : html.replace(LINE, (tag) => {
        count += 1;
        return count === line ? `<span class="${tag.includes('h"') ? 'l h' : 'l'} at">` : tag;
      });
}
