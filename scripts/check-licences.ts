/**
 * Lists the licences of all packages in the lock file and refuses what `config/licences.json` does not allow.
 *
 * usage: tsx scripts/check-licences.ts [--list]   (--list prints every package)
 */
import {resolve} from 'node:path';
import list from '../config/licences.json';
import {listPackages, refusedPackages} from './lib/licences';

const packages = listPackages(resolve(__dirname, '..'));
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
process.exitCode = refused.length > 0 ? 1 : 0;
