import {rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {measure, type Run} from './measure';

const DOCUSAURUS = resolve(__dirname, '../../node_modules/.bin/docusaurus');
const TSX = resolve(__dirname, '../../node_modules/tsx/dist/cli.mjs');
/** The bundler keeps its work of earlier runs beside the packages, for all sites that share them. */
const GENERATED = ['build', '.docusaurus', '.cache', 'node_modules/.cache/rspack'];
const DEV_READY = /compiled successfully/;
const ERROR_TAIL_CHARACTERS = 3000;

/** Cold means without anything of an earlier run. */
type Temperature = 'cold' | 'warm';

/** Builds a site and measures that. */
export async function timedBuild(site: string, temperature: Temperature): Promise<Run> {
  prepare(site, temperature);
  return checked(site, await measure(process.execPath, [DOCUSAURUS, 'build'], {cwd: site}));
}

/** The portal's own step after the build. */
export async function timedFinish(site: string): Promise<Run> {
  return checked(site, await measure(process.execPath, [TSX, 'scripts/finish.ts'], {cwd: site}));
}

/** Starts the development server on a port and measures until it answers. */
export async function timedStart(
  site: string,
  port: number,
  temperature: Temperature,
): Promise<Run> {
  prepare(site, temperature);
  const args = [DOCUSAURUS, 'start', '--no-open', '--port', String(port)];
  return checked(site, await measure(process.execPath, args, {cwd: site, until: DEV_READY}));
}

function prepare(site: string, temperature: Temperature): void {
  if (temperature === 'cold') {
    GENERATED.forEach((name) => rmSync(join(site, name), {recursive: true, force: true}));
  }
}

function checked(site: string, run: Run): Run {
  if (!run.ok) {
    throw new Error(`A run in ${site} failed:\n${run.output.slice(-ERROR_TAIL_CHARACTERS)}`);
  }
  return run;
}
