import {MysqlError, OutputLimit, type Result, Server, UnsupportedError} from 'lesson-mysql';
import {OUTPUT_LIMIT} from '../../data/runLimits';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {RunRequest, RunResult} from '../types';

/** Runs a block in the database of its setup, in the state in which the earlier blocks left it. */
export async function runSql(request: RunRequest): Promise<RunResult> {
  const server = openServer(request.setup);
  for (const code of request.previous) {
    // An earlier block may end with a deliberate error; what it did before the error still counts.
    collect(server, code);
  }
  const {result, last} = collect(server, request.files[0]?.text ?? '');
  if (request.check === undefined) {
    return result;
  }
  const scope = {
    output: result.output,
    error: result.error?.message,
    rows: toObjects(last),
    db: (query: string) => toObjects(server.execute(query)),
    ...checkScope(request.files),
  };
  return {...result, checks: [await runCheck(request.check, scope)]};
}

/** A server with the databases of a setup; the last one is selected. */
export function openServer(setup: RunRequest['setup']): Server {
  const server = new Server();
  const scripts = Object.keys(setup).filter((name) => name.endsWith('.sql'));
  server.use(databaseName(setup[scripts[0] ?? ''] ?? ''));
  for (const name of scripts.sort()) {
    server.run(setup[name]!, () => undefined);
  }
  return server;
}

/** The name of the database, which a script can give as `-- database: movies` on its first line. */
export function databaseName(script: string): string {
  return /^--\s*database:\s*(\w+)/.exec(script)?.[1] ?? 'lesson';
}

/** The output of a script up to its end or its first error, and the rows of its last query. */
function collect(server: Server, code: string): {result: RunResult; last?: Result} {
  const parts: string[] = [];
  let length = 0;
  let last: Result | undefined;
  const outputOf = () => parts.join('\n\n');
  try {
    server.run(code, (result) => {
      last = result.rows ? result : last;
      length += result.printed.length;
      if (length > OUTPUT_LIMIT) {
        throw new OutputLimit();
      }
      parts.push(result.printed);
    });
    return {result: {output: outputOf()}, last};
  } catch (error) {
    if (error instanceof OutputLimit) {
      return {result: {output: outputOf(), stopped: 'output'}, last};
    }
    if (error instanceof MysqlError || error instanceof UnsupportedError) {
      const line = error instanceof MysqlError ? error.line : undefined;
      return {result: {output: outputOf(), error: {message: error.message, line}}, last};
    }
    throw error;
  }
}

function toObjects(result: Result | undefined): readonly Readonly<Record<string, unknown>>[] {
  const {columns = [], rows = []} = result ?? {};
  return rows.map((row) => Object.fromEntries(columns.map(({name}, index) => [name, row[index]])));
}
