import type {ShippedPackage} from './packages';

const RULE = '-'.repeat(80);

/** Licence texts by package name. */
export type TextsByPackage = Readonly<Record<string, string>>;

const byName = (one: ShippedPackage, other: ShippedPackage): number =>
  one.name === other.name ? compare(one.version, other.version) : compare(one.name, other.name);

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * The notices of all packages. Each text appears once, after the names of the packages that it covers.
 *
 * @param own for packages that do not include a text
 * @param compiledIn for what a package was compiled from; follows the package's own text
 * @throws when a package has no licence text; the message names it and says what to do
 */
export function noticesText(
  packages: readonly ShippedPackage[],
  own: TextsByPackage,
  compiledIn: TextsByPackage,
): string {
  const texted = packages.map((each) => ({...each, text: each.text || (own[each.name] ?? '')}));
  const missing = texted.filter(({text}) => text === '').map(({name}) => name);
  if (missing.length > 0) {
    throw new Error(
      `Every package has to be published with its licence, but these packages do not include its text: ${missing.join(', ')}. Copy the text from the package's repository into config/licences/, to a file with the name of the package, “+” instead of “/”, and the extension “.txt”.`,
    );
  }
  const completed = texted.map((each) => ({
    ...each,
    text: [each.text, compiledIn[each.name]].filter(Boolean).join('\n\n'),
  }));
  const namesByText = new Map<string, string[]>();
  for (const {name, version, text} of completed.sort(byName)) {
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version}`]);
  }
  const sections = [...namesByText].map(
    ([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}\n`,
  );
  return ['This site contains the work of others, under these licences.\n', ...sections].join(
    `\n${RULE}\n\n`,
  );
}
