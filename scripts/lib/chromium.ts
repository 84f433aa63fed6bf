import {chromium, type Browser} from 'playwright-core';
import {findProgram} from './debianProgram';

/** The shell alone would keep frames of other origins in the page's process, where one can stall the page. */
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
  // Not by request interception, which would switch the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Path of a Chromium: `CHROMIUM_PATH`, else a usual place, the shell without windows first, else installed. */
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

/** Starts a headless Chromium that reaches no other host. */
export async function launchChromium(further: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, ...further],
  });
}

/** Starts one that prints the frames of examples: the shell leaves frames blank whose process is another one. */
export async function launchForPaper(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS.filter((argument) => argument !== OWN_PROCESSES),
  });
}
