// Records the output of the real programs again: npm run record -- mysql
// Each package has its own recorder, in packages/lesson-<name>/record/record.ts.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const PACKAGES: Readonly<Record<string, string>> = {
  git: 'lesson-shell',
  mysql: 'lesson-mysql',
  php: 'lesson-php',
};

const [name = '', ...words] = process.argv.slice(2);
const recorder = `packages/${PACKAGES[name] ?? name}/record/record.ts`;
if (!Object.hasOwn(PACKAGES, name) || !existsSync(recorder)) {
  console.error(
    `There is no recorder called “${name}”. The recorders are: ${Object.keys(PACKAGES).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const {status} = spawnSync('npx', ['tsx', recorder, ...words], {stdio: 'inherit'});
  process.exitCode = status ?? 1;
}
