/** An error in the words of MySQL. */
export class MysqlError extends Error {
  constructor(
    readonly code: number,
    readonly state: string,
    readonly text: string,
    /** In the whole script, from 1. */
    readonly line?: number,
  ) {
    super(`ERROR ${code} (${state}): ${text}`);
  }

  at(line: number): MysqlError {
    return new MysqlError(this.code, this.state, this.text, line);
  }
}

/** Something that MySQL has and this package has not; said in plain words. */
export class UnsupportedError extends Error {
  constructor(what: string, instead?: string) {
    super(
      `${what} works in MySQL but not in this page${instead ? `: ${instead}` : ''}. ` +
        'Try it on your own server.',
    );
  }
}

/** More was asked for than anyone can read. */
export class OutputLimit extends Error {
  override readonly message: string = 'The result has more rows than anyone can read';
}

export interface Warning {
  readonly level: 'Note' | 'Warning' | 'Error';
  readonly code: number;
  readonly text: string;
}
