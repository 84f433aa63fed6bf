/** Where readers see what the prepared sets hold. */
export const SETS_PAGE = '/setups/';

/** A table of a prepared database, with its values as they are printed. */
export interface PreparedTable {
  readonly name: string;
  readonly columns: readonly {readonly name: string; readonly type: string}[];
  readonly rows: readonly (readonly string[])[];
}

export interface PreparedFile {
  readonly name: string;
  readonly bytes: number;
  /** Of a file that is read as it is; pictures and sounds have none. */
  readonly text?: string;
}

/** What `setup=name` puts beside an example. */
export interface PreparedSet {
  readonly name: string;
  readonly database?: string;
  readonly tables: readonly PreparedTable[];
  readonly files: readonly PreparedFile[];
}
