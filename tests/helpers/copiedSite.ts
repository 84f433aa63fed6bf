import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {PLACEHOLDERS} from '../../src/data/placeholders';
import {copyProject, FRONT_PAGES} from '../../scripts/lib/copyProject';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

/**
 * The project in a folder of its own, with the front page of the modules and nothing else to read.
 *
 * @param further files and folders that come along, from the project's root
 */
export function copySite(...further: readonly string[]): string {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  copyProject(ROOT, site, [...FRONT_PAGES, ...further]);
  return site;
}

/** Makes a course as an author does: `npm run new`, and the words of its own in the places that ask for them. */
export async function makeCourse(site: string, code: string, title: string): Promise<void> {
  await runScript(site, 'scripts/new.ts', 'course', code, '--title', title);
  for (const name of ['course.yml', 'index.md']) {
    const path = join(site, 'courses', code, name);
    const text = readFileSync(path, 'utf8')
      .replaceAll(PLACEHOLDERS.course, 'A course that a test has made.')
      .replaceAll(PLACEHOLDERS.tagline, 'Made by a test');
    writeFileSync(path, text);
  }
}

/** The file that `docusaurus` starts. */
export const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Runs one of the project’s scripts there and returns what it prints; throws unless it succeeds. */
export async function runScript(site: string, ...words: readonly string[]): Promise<string> {
  const {stdout} = await run(process.execPath, ['--import', 'tsx', ...words], {cwd: site});
  return stdout;
}

export async function runDocusaurus(site: string, ...words: readonly string[]): Promise<void> {
  await run(process.execPath, [DOCUSAURUS, ...words], {cwd: site});
}
