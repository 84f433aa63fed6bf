import {lstatSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {whyUnreadable} from './readable';

/** A file or folder in `modules/` or `courses/`. */
export interface FileEntry {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'dangling-link' | 'unreadable' | 'other';
  /** Size of a file in bytes; 0 for everything else. */
  readonly size: number;
  /** Why it cannot be read. */
  readonly reason?: string;
}

const ROOTS = ['modules', 'courses'] as const;

/** Everything in the two folders, in a stable order; symbolic links are listed but not followed. */
export function readTree(root: string): readonly FileEntry[] {
  const entries: FileEntry[] = [];
  const add = (path: string, kind: 'file' | 'folder', size: number): boolean => {
    const reason = whyUnreadable(join(root, path), {kind, size});
    entries.push(
      reason === undefined ? {path, kind, size} : {path, kind: 'unreadable', size, reason},
    );
    return reason === undefined;
  };
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (add(path, 'folder', 0)) {
          walk(path);
        }
      } else if (entry.isSymbolicLink()) {
        const target = statSync(join(root, path), {throwIfNoEntry: false});
        entries.push({path, kind: target === undefined ? 'dangling-link' : 'link', size: 0});
      } else if (entry.isFile()) {
        add(path, 'file', lstatSync(join(root, path)).size);
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
