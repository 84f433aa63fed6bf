import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The content of `config/licences.json`. */
export interface LicenceList {
  /** SPDX identifiers of the licences under which packages may be used. */
  readonly allowed: readonly string[];
  /** Other packages that may be used, with the licence found in their files and the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
}

interface Manifest {
  readonly license?: string | {readonly type: string};
  readonly licenses?: readonly {readonly type: string}[];
}

/** Every package in the lock file, with the licence named there or in the package itself. */
export function listPackages(root: string): readonly InstalledPackage[] {
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages)
    .filter(([path, {link}]) => path !== '' && link !== true)
    .map(([path, {version = '', license, optional}]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license ?? (optional ? 'not installed' : statedLicence(join(root, path))),
    }));
}

function statedLicence(folder: string): string {
  const {license, licenses} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const stated = license ?? licenses?.map(({type}) => type).join(' OR ');
  return (typeof stated === 'object' ? stated.type : stated) || 'not stated';
}

/** Whether an SPDX expression is met by allowed licences: one side of each `OR`, both sides of each `AND`. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.includes(id.trim())));
}

/** Packages that the list does not allow. */
export function refusedPackages(
  packages: readonly InstalledPackage[],
  {allowed, exceptions}: LicenceList,
): readonly InstalledPackage[] {
  return packages.filter(
    ({name, licence}) =>
      licence !== 'not installed' && !(name in exceptions) && !isAllowed(licence, allowed),
  );
}
