import {accessSync, constants} from 'node:fs';

/** The largest page or `course.yml`, in bytes, that is read at all. */
const MOST_BYTES = 64_000_000;
const MEGABYTE = 1_000_000;
const READ_WHOLE = /(?:\.mdx?|\/course\.yml)$/;

/** Why a file or folder cannot be read, in words for an author; undefined when it can. */
export function whyUnreadable(
  path: string,
  {kind, size}: {readonly kind: 'file' | 'folder'; readonly size: number},
): string | undefined {
  try {
    accessSync(path, kind === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM'
      ? 'you do not have permission to read it'
      : `reading it failed with ${code}`;
  }
  return size > MOST_BYTES && READ_WHOLE.test(path)
    ? `it is ${Math.round(size / MEGABYTE)} MB in size`
    : undefined;
}
