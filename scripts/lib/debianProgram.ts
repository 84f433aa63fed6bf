import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

interface Program {
  readonly name: string;
  /** Paths where it may be, the preferred one first. */
  readonly places: readonly (string | undefined)[];
  /** The Debian packages that contain it. */
  readonly packages: readonly string[];
}

/**
 * Finds a program that the tests need, and installs it with apt if this user may do so.
 *
 * @throws if there is none; the message says how to install it
 */
export function findProgram(program: Program): string {
  const {name, places, packages} = program;
  const found = findIn(places);
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${name} found: installing Debian’s ${packages.join(', ')}`);
    install(packages);
    const installed = findIn(places);
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    `These tests need ${name}. Install it (Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
}

function findIn(places: Program['places']): string | undefined {
  return places.find((path) => path !== undefined && existsSync(path));
}

function install(packages: readonly string[]): void {
  execFileSync('apt-get', ['update'], {stdio: 'ignore'});
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}
