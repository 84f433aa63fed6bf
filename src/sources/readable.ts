import {accessSync, constants} from 'node:fs';

/** Bytes up to which a page or a `course.yml` is read at all. */
const MOST_BYTES = 64_000_000;
const MEGABYTE = 1_000_000;
const READ_WHOLE = /(?:\.mdx?|\/course\.yml)$/;

/** Why a file or folder cannot be read, in an author's words; undefined when it can. */
export function whyUnreadable(
  path: string,
  {kind, size}: {readonly kind: 'file' | 'folder'; readonly size: number},
): string | undefined {
  try {
    accessSync(path, kind === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM'
      ? 'the computer does not let you read it'
      : `the disk answers ${code}`;
  }
  return size > MOST_BYTES && READ_WHOLE.test(path)
    ? `it has ${Math.round(size / MEGABYTE)} MB`
    : undefined;
}
