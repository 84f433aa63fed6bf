import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Not by request interception, which would switch the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else a usual place, else installed by apt where that may be done.
 *
 * @throws with the way to install it
 */
export function findChromium(): string {
  const places = [process.env.CHROMIUM_PATH, ...PLACES].filter((path) => path !== undefined);
  const found = places.find((path) => existsSync(path));
  if (found !== undefined) {
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing Debian’s package');
    execFileSync('apt-get', ['update'], {stdio: 'ignore'});
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    return findChromium();
  }
  throw new Error(
    'These tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

/** Starts a headless Chromium that reaches no other host. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: findChromium(), args: ARGUMENTS});
}
