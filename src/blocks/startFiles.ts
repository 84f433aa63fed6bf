import {readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join, relative, sep} from 'node:path';
import {FENCE_LANGUAGES, LANGUAGE_ALIASES} from '../data/languages';

/** A file beside a lesson that readers start from. */
export type FolderFile =
  | {readonly kind: 'text'; readonly name: string; readonly text: string; readonly lang: string}
  | {readonly kind: 'picture' | 'other'; readonly name: string; readonly path: string};

const PICTURES = new Set('.svg .png .jpg .jpeg .gif .webp .avif'.split(' '));
/** Files that file managers and Git leave in a folder. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep']);

/** All files in a folder, sorted by name, with its own files before those in subfolders. */
export function readStartFiles(folder: string): readonly FolderFile[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !LITTER.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
    .map((path) => readFile(path, relative(folder, path).split(sep).join('/')));
}

function depth(path: string): number {
  return path.split(sep).length;
}

function readFile(path: string, name: string): FolderFile {
  if (PICTURES.has(extname(name).toLowerCase())) {
    return {kind: 'picture', name, path};
  }
  const text = textOf(readFileSync(path));
  return text === undefined
    ? {kind: 'other', name, path}
    : {kind: 'text', name, text, lang: languageOf(name)};
}

/** The bytes as text; undefined when they are not text. */
function textOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  return bytes.includes(0) || !Buffer.from(text, 'utf8').equals(bytes) ? undefined : text;
}

/** The language of a file by its name, as fences call it. */
export function languageOf(name: string): string {
  const file = basename(name).toLowerCase();
  if (file.endsWith('.blade.php')) {
    return 'blade';
  }
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const known = LANGUAGE_ALIASES[extension] ?? extension;
  return FENCE_LANGUAGES.includes(known) && known !== 'console' ? known : 'text';
}
