import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readTree} from './fileTree';
import type {Source} from '../text/types';

const PAGE = /\.mdx?$/;

/**
 * All files below the roots that exist and can be read, as paths relative to the project's root, in a stable
 * order.
 */
export function listFiles(root: string): readonly string[] {
  return readTree(root)
    .filter(({kind}) => kind === 'file')
    .map(({path}) => path);
}

/**
 * A page is a Markdown file whose own name does not start with an underscore; files whose name does are parts
 * of other pages.
 */
export function isPageFile(path: string): boolean {
  return PAGE.test(path) && !/(?:^|\/)_[^/]*$/.test(path) && !path.startsWith('courses/_');
}

/** Whether a page is in a folder that starts with an underscore, which makes it a draft that is never published. */
export function isHiddenFile(path: string): boolean {
  return /(?:^|\/)_[^/]*\//.test(path);
}

export function readSource(root: string, path: string): Source {
  return {path, text: readFileSync(join(root, path), 'utf8')};
}
