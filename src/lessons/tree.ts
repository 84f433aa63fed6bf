import {lstatSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Something that lies below `modules/` or `courses/`. */
export interface FileEntry {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'dangling-link' | 'other';
  /** Bytes of a file, else 0. */
  readonly size: number;
}

const ROOTS = ['modules', 'courses'] as const;

/** Everything below the two folders in a stable order; symbolic links are named, never followed. */
export function readTree(root: string): readonly FileEntry[] {
  const entries: FileEntry[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        entries.push({path, kind: 'folder', size: 0});
        walk(path);
      } else if (entry.isSymbolicLink()) {
        const target = statSync(join(root, path), {throwIfNoEntry: false});
        entries.push({path, kind: target === undefined ? 'dangling-link' : 'link', size: 0});
      } else if (entry.isFile()) {
        entries.push({path, kind: 'file', size: lstatSync(join(root, path)).size});
      } else {
        entries.push({path, kind: 'other', size: 0});
      }
    }
  };
  ROOTS.filter((folder) =>
    statSync(join(root, folder), {throwIfNoEntry: false})?.isDirectory(),
  ).forEach(walk);
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}
