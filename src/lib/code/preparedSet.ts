/** The page that shows readers the content of the prepared sets. */
export const SETS_PAGE = '/setups/';

/** A table in a prepared database, with its values as printed. */
export interface PreparedTable {
  readonly name: string;
  readonly columns: readonly {readonly name: string; readonly type: string}[];
  readonly rows: readonly (readonly string[])[];
}

export interface PreparedFile {
  readonly name: string;
  readonly bytes: number;
  /** The text of a text file; undefined for images and sounds. */
  readonly text?: string;
}

/** The data that `setup=name` provides to an example. */
export interface PreparedSet {
  readonly name: string;
  readonly database?: string;
  readonly tables: readonly PreparedTable[];
  readonly files: readonly PreparedFile[];
}
