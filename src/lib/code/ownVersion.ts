/** A reader's version of an example, as it is kept on the device. */
export interface OwnVersion {
  /** Only files that the reader changed. */
  readonly texts: Readonly<Record<string, string>>;
  /** Of the author's files when the reader began. */
  readonly original: string;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Key of the storage slot: each block of each page has its own. */
export function ownVersionKey(path: string, id: string): string {
  return `code:${path}#${id}`;
}

/** Short and stable, to notice that the author has changed an example since. */
export function fingerprint(files: readonly NamedText[]): string {
  let hash = 5381;
  for (const character of files.map(({name, text}) => `${name}\0${text}`).join('\0')) {
    hash = (hash * 33 + character.charCodeAt(0)) >>> 0;
  }
  return hash.toString(36);
}

/** What was kept, or undefined when it is nothing that this page wrote. */
export function parseOwnVersion(stored: string | null): OwnVersion | undefined {
  if (stored === null) {
    return undefined;
  }
  try {
    const {texts, original} = (JSON.parse(stored) ?? {}) as Partial<OwnVersion>;
    const isText =
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts).every((text) => typeof text === 'string');
    return isText && typeof original === 'string' ? {texts, original} : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** The files with the reader's texts in the place of the author's. */
export function applyOwnVersion<F extends NamedText>(
  files: readonly F[],
  own: OwnVersion | undefined,
): readonly F[] {
  return files.map((file) => {
    const text = own?.texts[file.name];
    return text === undefined ? file : {...file, text};
  });
}
