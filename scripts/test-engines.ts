/**
 * The readers' journeys in Chromium, Firefox and WebKitGTK, and the hosting files in nginx, on the production
 * build. All are Debian's packages, installed when run as root.
 *
 * usage: tsx scripts/test-engines.ts [chromium] [firefox] [webkit] [nginx]   (build/ must exist: npm run build)
 */
import {spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {buildGallery} from '../tests/helpers/gallerySite';

const ENGINES = ['chromium', 'firefox', 'webkit', 'nginx'];

if (!existsSync('build/index.html')) {
  console.error('There is no build to test. Run npm run build first.');
  process.exit(2);
}
const given = process.argv.slice(2);
const specs = (given.length > 0 ? given : ENGINES).map((name) => `tests/engines/${name}.spec.ts`);
const gallery = process.env.GALLERY_BUILD ?? buildGallery();
const {status} = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter=spec', ...specs],
  {stdio: 'inherit', env: {...process.env, GALLERY_BUILD: gallery}},
);
if (process.env.GALLERY_BUILD === undefined) {
  rmSync(dirname(gallery), {recursive: true});
}
process.exit(status ?? 1);
