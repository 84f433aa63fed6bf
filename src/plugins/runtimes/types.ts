export interface RuntimeFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Files that blocks load on their first Run. Each is built or copied to `/runner/` under a name
 * with a hash of its content, so that it can be kept for ever.
 */
export type RuntimeEntry = ScriptEntry | PageEntry | CopyEntry;

export interface Named {
  /** Name and extension; the hash is put between them. */
  readonly name: string;
}

/** A classic script: a worker, or a library that the frame receives as text. Or a module. */
export interface ScriptEntry extends Named {
  readonly kind: 'script' | 'module';
  /** From the project's root. */
  readonly entry: string;
  /** Modules that are replaced, as in `resolve.alias`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** The libraries in it say what looks wrong, as they do in development. */
  readonly warns?: boolean;
}

/** A document for a sandboxed frame, with its script inside. */
export interface PageEntry extends Named {
  readonly kind: 'page';
  readonly entry: string;
  readonly title: string;
  /** Directives of its own content policy beside `default-src 'none'`. */
  readonly policy: Readonly<Record<string, string>>;
}

/** A file that is served as it is. */
export interface CopyEntry extends Named {
  readonly kind: 'copy';
  readonly from: string;
}
