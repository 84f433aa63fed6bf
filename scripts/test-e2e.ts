/**
 * Runs the end-to-end tests on the production build, served as a static host serves it.
 *
 * usage: tsx scripts/test-e2e.ts [spec files]   (build/ must exist: npm run build)
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import {buildGallery} from '../tests/helpers/gallerySite';
import {findChromium} from './lib/chromium';

const FOLDER = 'tests/e2e';
/** Spec files at a time: a test spends a third of its time waiting for its browser. */
const CONCURRENCY = availableParallelism() + 1;

if (!existsSync('build/index.html')) {
  console.error('There is no build to test. Run npm run build first.');
  process.exit(2);
}
const given = process.argv.slice(2);
const specs =
  given.length > 0
    ? given
    : readdirSync(FOLDER)
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => join(FOLDER, name));
/** Built once for all specs that read it. */
const gallery = specs.some((spec) => /serveGallery|galleryFolder/.test(readFileSync(spec, 'utf8')))
  ? (process.env.GALLERY_BUILD ?? buildGallery())
  : undefined;
const {status} = spawnSync(
  process.execPath,
  [
    ...['--import', 'tsx', '--test', `--test-concurrency=${CONCURRENCY}`, '--test-reporter=spec'],
    ...specs,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium(),
      ...(gallery !== undefined && {GALLERY_BUILD: gallery}),
    },
  },
);
if (gallery !== undefined && process.env.GALLERY_BUILD === undefined) {
  rmSync(dirname(gallery), {recursive: true});
}
process.exit(status ?? 1);
