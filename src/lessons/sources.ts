import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {Source} from './types';

const ROOTS = ['modules', 'courses'] as const;
const PAGE = /\.mdx?$/;

/** All files below the roots that exist, as paths from the project's root, in a stable order. */
export function listFiles(root: string): readonly string[] {
  return ROOTS.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(sep)
            .join('/'),
        );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return [];
      }
      throw error;
    }
  }).sort((a, b) => (a < b ? -1 : 1));
}

/** A page is a Markdown file whose own name has no underscore; such files are parts of other pages. */
export function isPageFile(path: string): boolean {
  return PAGE.test(path) && !/(?:^|\/)_[^/]*$/.test(path) && !path.startsWith('courses/_');
}

/** Whether a page lies in a folder that starts with an underscore: a draft that is never published. */
export function isHiddenFile(path: string): boolean {
  return /(?:^|\/)_[^/]*\//.test(path);
}

export function readSource(root: string, path: string): Source {
  return {path, text: readFileSync(join(root, path), 'utf8')};
}
