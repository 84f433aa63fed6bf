import {CODE_PREFIX} from '../readersData/keys';

/** A reader's version of an example, as stored on the device. */
export interface OwnVersion {
  /** Only the files that the reader changed. */
  readonly texts: Readonly<Record<string, string>>;
  /** Fingerprint of the author's files when the reader started. */
  readonly original: string;
  /** Milliseconds since 1970 of the last change; versions of earlier releases have none. */
  readonly at?: number;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Key of the storage slot, which is unique for each block of each page. */
export function ownVersionKey(path: string, id: string): string {
  return `${CODE_PREFIX}${path}#${id}`;
}

/** A short, stable hash that reveals whether the author has changed an example since. */
export function fingerprint(files: readonly NamedText[]): string {
  let hash = 5381;
  for (const character of files.map(({name, text}) => `${name}\0${text}`).join('\0')) {
    hash = (hash * 33 + character.charCodeAt(0)) >>> 0;
  }
  return hash.toString(36);
}

/** The stored version, or undefined if this page cannot have written it. */
export function parseOwnVersion(stored: string | null): OwnVersion | undefined {
  if (stored === null) {
    return undefined;
  }
  try {
    return ownVersionFrom(JSON.parse(stored));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** A parsed value as a version, or undefined if it is not one. */
export function ownVersionFrom(value: unknown): OwnVersion | undefined {
  const {texts, original, at} = (value ?? {}) as Partial<OwnVersion>;
  const isText =
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string');
  return isText && typeof original === 'string'
    ? {texts, original, ...(typeof at === 'number' && {at})}
    : undefined;
}

/** The files with the author's texts replaced by the reader's. */
export function applyOwnVersion<F extends NamedText>(
  files: readonly F[],
  own: OwnVersion | undefined,
): readonly F[] {
  return files.map((file) => {
    const text = own?.texts[file.name];
    return text === undefined ? file : {...file, text};
  });
}
