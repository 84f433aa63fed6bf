/** Anything in a style sheet that may be the name of a class. A match that is none only makes a number higher. */
const NAMES = /\.([a-z_][\w-]*)/gi;

/** @returns the class for a local name of a sheet; undefined for a name that the sheet did not have */
export type NameClass = (path: string, localName: string) => string | undefined;

/**
 * Names the classes of CSS modules. An underscore separates them from classes that are not of a module, and a number
 * from those of the same name in other sheets, in the order of their paths: `title_`, `title_1`, `title_2`.
 *
 * @param sheets the text of each sheet under its path
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
