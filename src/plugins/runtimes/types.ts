export interface RuntimeFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Files that blocks load on their first Run. Each is built or copied to `/runner/` under a name that contains
 * a hash of its content, so that it can be cached forever.
 */
export type RuntimeEntry = ScriptEntry | PageEntry | CopyEntry | FolderEntry;

export interface Named {
  /** File name with extension; the hash is inserted between them. */
  readonly name: string;
}

/** A module, or a classic script: a worker, or a library that the frame receives as text. */
export interface ScriptEntry extends Named {
  readonly kind: 'script' | 'module';
  /** Path relative to the project's root. */
  readonly entry: string;
  /** Modules to replace, as in `resolve.alias`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Whether its libraries print warnings, as they do in development. */
  readonly warns?: boolean;
}

/** A document for a sandboxed frame, with its script inlined. */
export interface PageEntry extends Named {
  readonly kind: 'page';
  readonly entry: string;
  readonly title: string;
  /** Directives of its own content security policy, in addition to `default-src 'none'`. */
  readonly policy: Readonly<Record<string, string>>;
}

/** A file that is served unchanged. */
export interface CopyEntry extends Named {
  readonly kind: 'copy';
  readonly from: string;
}

/** The text files of a package's folder as one JSON object; their names begin with that of the package. */
export interface FolderEntry extends Named {
  readonly kind: 'folder';
  readonly package: string;
  readonly folder: string;
}
