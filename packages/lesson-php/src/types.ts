/** One file of a site; the first of a site is the one that is asked for. */
export interface PhpFile {
  /** Path below the site, such as `parts/menu.php`. */
  readonly name: string;
  readonly text: string;
}

/** Files and what is behind them. A site starts anew with each run: no session, no cookie. */
export interface PhpSite {
  readonly files: readonly PhpFile[];
  /** Code that runs before each request, oldest first; what it prints is thrown away. */
  readonly previous?: readonly string[];
  /** Further files by name: text, or a `data:` address for bytes. */
  readonly assets?: Readonly<Record<string, string>>;
  /** The server that PDO reaches by `mysql:`; opened when the code speaks to it. */
  readonly openDatabase?: () => Database;
}

/** A request that a visitor makes. */
export interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Fields of a form, as `name=Noor&city=Ottawa`. */
  readonly body: string;
}

export interface PhpError {
  /** As PHP says it, or a refusal: a sentence that begins with “Not in this PHP:”. */
  readonly message: string;
  /** Line in the first file, from 1. */
  readonly line?: number;
}

export interface PhpResult {
  /** What was printed, without the error that ended it; of several requests, one after the other. */
  readonly output: string;
  readonly error?: PhpError;
  /** More was printed than anyone reads. */
  readonly stopped?: 'output';
}

/** A MySQL server as PDO’s stand-in needs it; `Server` of lesson-mysql is one. */
export interface Database {
  /** The database in use. */
  readonly database: string | undefined;
  readonly databases: readonly string[];
  readonly inTransaction: boolean;
  use(name: string | undefined): void;
  /**
   * Runs one statement or several.
   * @throws an error of MySQL: its `code`, `state` and `text`. Any other error is a refusal.
   */
  run(sql: string, onResult: (result: DatabaseResult) => void): void;
}

export interface DatabaseResult {
  /** Missing for a statement that gives no rows. */
  readonly columns?: readonly {readonly name: string; readonly kind: string}[];
  readonly rows?: readonly (readonly (string | number | null)[])[];
  readonly affectedRows: number;
  /** What AUTO_INCREMENT gave to the first row that this statement made; 0 if it made none. */
  readonly generatedId: string;
}
