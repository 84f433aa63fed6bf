import {chromium, type Browser} from 'playwright-core';
import {findProgram} from './debianProgram';

/** By default, the headless shell runs frames from other origins in the page's process, where one can stall it. */
const OWN_PROCESSES = '--site-per-process';

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  OWN_PROCESSES,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Request interception would do the same, but it switches the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Finds Chromium: at `CHROMIUM_PATH`, else in a usual place (headless shell first), else installs it. */
export function findChromium(): string {
  return findProgram({
    name: 'Chromium (or CHROMIUM_PATH set to a Chrome or Chromium)',
    places: [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    packages: ['chromium-headless-shell'],
  });
}

/** Starts a headless Chromium that can reach only this machine. */
export async function launchChromium(further: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, ...further],
  });
}

/** Starts a Chromium that can print the frames of examples; the shell leaves frames in other processes blank. */
export async function launchForPaper(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS.filter((argument) => argument !== OWN_PROCESSES),
  });
}
