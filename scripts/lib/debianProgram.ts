import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

interface Program {
  readonly name: string;
  /** Where it may be, best first. */
  readonly places: readonly (string | undefined)[];
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/**
 * Path of a program that the tests need, installed by apt where that may be done.
 *
 * @throws with the way to install it
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
