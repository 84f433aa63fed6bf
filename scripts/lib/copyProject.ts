import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';

/** What a build needs besides the lessons, from the project's root. */
const MACHINERY = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'],
  ...['config', 'content', 'packages', 'src', 'scripts', 'static'],
];

/** The sources of pages that a copy has: folders or files, from the project's root. */
export type Sources = readonly string[];

export const ALL_SOURCES: Sources = ['courses', 'modules'];

/** Writes what a build needs into a folder of its own, so that working there touches nothing of the project. */
export function copyProject(root: string, folder: string, sources: Sources): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of [...MACHINERY, ...sources]) {
    cpSync(join(root, name), join(folder, name), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
