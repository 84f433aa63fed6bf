import type {InitSqlJsStatic} from 'sql.js';

type Options = NonNullable<Parameters<InitSqlJsStatic>[0]> & {
  readonly useOldExtensionFunctions: boolean;
};

/** SQLite’s own mathematical functions, in place of those that sql.js is about to drop. */
export const SQLITE_OPTIONS: Options = {useOldExtensionFunctions: false};
