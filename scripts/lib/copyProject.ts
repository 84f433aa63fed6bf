import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {TERMS_FILE} from '../../src/sources/terms';

/** What a build needs besides the lessons, as paths from the project's root. */
const MACHINERY = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'],
  ...['config', 'content', 'packages', 'src', 'scripts', 'static'],
];

/** The sources of the pages in a copy: folders or files, as paths from the project's root. */
export type Sources = readonly string[];

export const ALL_SOURCES: Sources = ['courses', 'modules'];
/** The pages in `modules/` that every page of the portal links to. */
export const FRONT_PAGES: Sources = [
  'modules/index.md',
  'modules/glossary.md',
  'modules/using-this-portal.md',
  'modules/using-this-portal-note.svg',
  'modules/using-this-portal-progress.svg',
];

/** Copies what a build needs into another folder, so that work there does not affect the project. */
export function copyProject(root: string, folder: string, sources: Sources): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of [...MACHINERY, ...sources]) {
    cpSync(join(root, name), join(folder, name), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  keepTermsOfItsLessons(folder);
}

/** Removes terms whose lesson is not in the copy, because they would stop its build. */
function keepTermsOfItsLessons(folder: string): void {
  const file = join(folder, TERMS_FILE);
  const [before = '', ...entries] = readFileSync(file, 'utf8').split(/^(?= {2}- id: )/m);
  const kept = entries.filter((entry) =>
    existsSync(join(folder, /^ {4}lesson: (.*)$/m.exec(entry)![1]!)),
  );
  const list = kept.length === 0 ? before.replace(/^terms:$/m, 'terms: []') : before;
  writeFileSync(file, [list, ...kept].join(''));
}
