/**
 * Before a deploy: is the folder the complete build that its manifest describes? After it: does the host
 * serve that build, byte for byte, with the right status, caching and security headers?
 *
 * usage: tsx scripts/check-deploy.ts [build folder] [--address https://…]
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {smokeTest, type Answer} from '../src/finish/deploy';
import {compareWithManifest, MANIFEST} from '../src/finish/manifest';

const args = process.argv.slice(2);
const addressAt = args.indexOf('--address');
const address = addressAt === -1 ? undefined : args[addressAt + 1]?.replace(/\/$/, '');
const build = resolve(args[0] === undefined || addressAt === 0 ? 'build' : args[0]);

async function get(path: string): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {redirect: 'manual'});
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function readManifest(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(build, MANIFEST), 'utf8')) as Record<string, string>;
  } catch (error) {
    console.error(`${build} has no readable ${MANIFEST}, so the build is not complete.`, error);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const manifest = readManifest();
  const faults = compareWithManifest(build, manifest).map((path) => `differs on disk: ${path}`);
  if (address !== undefined) {
    faults.push(...(await smokeTest(manifest, get)));
  }
  faults.forEach((fault) => console.error(fault));
  console.log(`${Object.keys(manifest).length} files in the manifest, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
