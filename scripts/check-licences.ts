/**
 * Lists the licences of all packages in the lock file. Fails if `config/licences.json` does not allow one of them,
 * or if the last build published a package without the text of its licence.
 *
 * usage: tsx scripts/check-licences.ts [--list]   (--list prints every package)
 */
import {resolve} from 'node:path';
import list from '../config/licences.json';
import {noticesOf, shippedFolders} from '../src/plugins/licences/shipped';
import {listPackages, refusedPackages} from './lib/licences';

const root = resolve(__dirname, '..');
const packages = listPackages(root);
const refused = refusedPackages(packages, list);

if (process.argv.includes('--list')) {
  packages.forEach(({name, version, licence}) => console.log(`${licence}\t${name} ${version}`));
}
const counts = new Map<string, number>();
for (const {licence} of packages) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
}
const sorted = [...counts].sort(([, a], [, b]) => b - a);
console.log(sorted.map(([licence, count]) => `${licence}: ${count}`).join(', '));
refused.forEach(({name, version, licence}) =>
  console.error(`${name} ${version}: “${licence}” is not in config/licences.json`),
);
console.log(`${packages.length} packages, ${refused.length} refused`);
process.exitCode = refused.length > 0 || !checkShipped() ? 1 : 0;

/** Whether every published package has its licence text; the build makes the same check. */
function checkShipped(): boolean {
  const folders = shippedFolders(root);
  if (folders === undefined) {
    console.log(
      'There is no build yet. The build checks that every published package has the text of its licence.',
    );
    return true;
  }
  try {
    noticesOf(root, folders);
    console.log(`${folders.length} packages published, each with the text of its licence`);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
