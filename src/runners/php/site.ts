import type {PhpFiles} from './module';
import {LESSON_PDO} from './pdo';

/** Lessons may leave the opening tag out of code that is nothing but PHP. */
export function opened(text: string, isMain: boolean): string {
  return isMain && !text.includes('<?') ? `<?php ${text}` : text;
}

/** What the earlier blocks print is not part of this one. */
export function prepend(earlier: readonly string[], withMysql: boolean): string {
  const before = withMysql ? `require_once '${PDO_FILE}';` : '';
  const silent = earlier.length > 0 ? `ob_start(); ${earlier.join(' ')} ob_end_clean();` : '';
  return `<?php ${before} ${silent}`;
}

const PDO_FILE = '/config/pdo.php';

export function install(files: PhpFiles, path: string, content: string | Uint8Array): void {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (folder !== '' && !files.analyzePath(folder).exists) {
    files.mkdirTree(folder);
  }
  if (!files.analyzePath(PDO_FILE).exists) {
    files.writeFile(PDO_FILE, LESSON_PDO);
  }
  files.writeFile(path, content);
}

export function clean(files: PhpFiles, folder: string): void {
  for (const name of files.readdir(folder)) {
    if (name === '.' || name === '..') {
      continue;
    }
    const path = `${folder}/${name}`;
    if (files.isDir(files.stat(path).mode)) {
      clean(files, path);
      files.rmdir(path);
    } else {
      files.unlink(path);
    }
  }
}

export function decoded(content: string): string | Uint8Array {
  const media = /^data:[^,]*;base64,(.*)$/s.exec(content);
  return media ? Uint8Array.from(atob(media[1]!), (char) => char.charCodeAt(0)) : content;
}
