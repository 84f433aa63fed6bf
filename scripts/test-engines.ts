/**
 * Tests the readers' journeys in Chromium, Firefox and WebKitGTK, and the hosting files in nginx, on the production
 * build. All four are Debian packages; as root, the script installs them.
 *
 * usage: tsx scripts/test-engines.ts [chromium] [firefox] [webkit] [nginx]   (build/ must exist: npm run build)
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {buildGallery} from '../tests/helpers/gallerySite';
import {startLure} from '../tests/helpers/lure';

const ENGINES = ['chromium', 'firefox', 'webkit', 'nginx'];

if (!existsSync('build/index.html')) {
  console.error('There is no build to test. Run npm run build first.');
  process.exit(2);
}
const given = process.argv.slice(2);
const specs = (given.length > 0 ? given : ENGINES).map((name) => `tests/engines/${name}.spec.ts`);

async function main(): Promise<number> {
  const lure = await startLure();
  process.env.LURE = lure.address;
  const gallery = buildGallery();
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter=spec', ...specs],
    {stdio: 'inherit', env: {...process.env, GALLERY_BUILD: gallery}},
  );
  const [status] = (await once(run, 'exit')) as [number | null];
  rmSync(dirname(gallery), {recursive: true});
  lure.close();
  return status ?? 1;
}

void main().then((status) => process.exit(status));
