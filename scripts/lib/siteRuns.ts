import {mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {measure, type Run} from './measure';

const DOCUSAURUS = resolve(__dirname, '../../node_modules/.bin/docusaurus');
const TSX = resolve(__dirname, '../../node_modules/tsx/dist/cli.mjs');
/** The bundler’s cache is beside the packages, and all sites that share the packages share it too. */
const GENERATED = ['build', '.docusaurus', '.cache', 'node_modules/.cache/rspack'];
/** Replaces the system’s temporary folder, in which the TypeScript loader keeps its cache. */
const TEMPORARY = '.cache/temporary';
const DEV_READY = /compiled successfully/;
const ERROR_TAIL_CHARACTERS = 3000;

/** `cold` means that nothing is left from an earlier run. */
type Temperature = 'cold' | 'warm';

/** Builds a site and measures the build. */
export async function timedBuild(site: string, temperature: Temperature): Promise<Run> {
  prepare(site, temperature);
  return run(site, [DOCUSAURUS, 'build']);
}

/** The portal's own step after the build. */
export async function timedFinish(site: string): Promise<Run> {
  return run(site, [TSX, 'scripts/finish.ts']);
}

/** Starts the development server on a port and measures until it answers. */
export async function timedStart(
  site: string,
  port: number,
  temperature: Temperature,
): Promise<Run> {
  prepare(site, temperature);
  return run(site, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], DEV_READY);
}

function prepare(site: string, temperature: Temperature): void {
  if (temperature === 'cold') {
    GENERATED.forEach((name) => rmSync(join(site, name), {recursive: true, force: true}));
  }
}

async function run(cwd: string, args: readonly string[], until?: RegExp): Promise<Run> {
  const temporary = join(cwd, TEMPORARY);
  mkdirSync(temporary, {recursive: true});
  const measured = await measure(process.execPath, args, {cwd, until, env: {TMPDIR: temporary}});
  if (!measured.ok) {
    throw new Error(`A run in ${cwd} failed:\n${measured.output.slice(-ERROR_TAIL_CHARACTERS)}`);
  }
  return measured;
}
