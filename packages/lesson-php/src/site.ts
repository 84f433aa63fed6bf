import type {PhpFiles} from './module';

/** Lessons may leave the opening tag out of code that is nothing but PHP. */
export function opened(text: string, isMain: boolean): string {
  return isMain && !text.includes('<?') ? `<?php ${text}` : text;
}

/**
 * What runs before each script; what the earlier blocks print is not part of this one.
 * @param own files of this package
 */
export function prepend(own: readonly string[], earlier: readonly string[]): string {
  const before = own.map((path) => `require_once '${path}';`).join(' ');
  const silent = earlier.length > 0 ? `ob_start(); ${earlier.join(' ')} ob_end_clean();` : '';
  return `<?php ${before} ${silent}`;
}

export function install(files: PhpFiles, path: string, content: string | Uint8Array): void {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (folder !== '' && !files.analyzePath(folder).exists) {
    files.mkdirTree(folder);
  }
  // Emscripten's own encoder takes half a surrogate pair and the character after it for a pair.
  files.writeFile(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
}

export function clean(files: PhpFiles, folder: string): void {
  for (const name of files.readdir(folder)) {
    if (name === '.' || name === '..') {
      continue;
    }
    remove(files, `${folder}/${name}`);
  }
}

/** Removes a file or a folder with all that is in it, if it exists; of a link, the link alone. */
export function remove(files: PhpFiles, path: string): void {
  if (!files.analyzePath(path, true).exists) {
    return;
  }
  if (files.isDir(files.lstat(path).mode)) {
    clean(files, path);
    files.rmdir(path);
  } else {
    files.unlink(path);
  }
}

export function decoded(content: string): string | Uint8Array {
  const media = /^data:[^,]*;base64,(.*)$/s.exec(content);
  return media ? Uint8Array.from(atob(media[1]!), (char) => char.charCodeAt(0)) : content;
}
