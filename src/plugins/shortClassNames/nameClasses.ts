/** Anything in a style sheet that may be a class name. A false match only makes a number higher. */
const NAMES = /\.([a-z_][\w-]*)/gi;

/** @returns the class for a local name in a sheet; undefined if the sheet did not contain that name */
export type NameClass = (path: string, localName: string) => string | undefined;

/**
 * Names the classes of CSS modules. An underscore distinguishes them from other classes, and a number from
 * classes of the same name in other sheets, in the order of the sheets' paths: `title_`, `title_1`, `title_2`.
 *
 * @param sheets text of each sheet, by path
 */
export function nameClasses(sheets: ReadonlyMap<string, string>): NameClass {
  const sheetsWith = new Map<string, string[]>();
  for (const [path, text] of [...sheets].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const name of new Set([...text.matchAll(NAMES)].map((match) => match[1]!))) {
      sheetsWith.set(name, [...(sheetsWith.get(name) ?? []), path]);
    }
  }
  return (path, localName) => {
    const at = sheetsWith.get(localName)?.indexOf(path) ?? -1;
    return at === -1 ? undefined : `${localName}_${at || ''}`;
  };
}
