import {readFileSync, readdirSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {join} from 'node:path';

const PACKAGES = join(process.cwd(), 'packages');
const IMPORT = /(?:\bfrom |\bimport\()'([^'.][^']*)'(?=;$|\))/gm;

/** Names of the packages that the source files below a folder import, apart from Node's own. */
function imported(folder: string): readonly string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /(?<!\.d)\.ts$/.test(name),
  );
  const names = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(IMPORT)].map(([, from = '']) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  return [...new Set(names)].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

it.each(readdirSync(PACKAGES))(
  '%s declares what it imports, so it can be installed alone',
  (name) => {
    const {dependencies = {}, ...manifest} = JSON.parse(
      readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'),
    ) as {name: string; dependencies?: Readonly<Record<string, string>>};
    const missing = imported(join(PACKAGES, name, 'src')).filter(
      (other) => other !== manifest.name && !(other in dependencies),
    );
    expect(missing).toEqual([]);
  },
);

it.each(readdirSync(PACKAGES))('%s imports nothing of the portal', (name) => {
  const inside = imported(join(PACKAGES, name, 'src'));
  expect(
    inside.filter((other) => other.startsWith('@site') || other.startsWith('@docusaurus')),
  ).toEqual([]);
});
