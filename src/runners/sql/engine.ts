import type {SqlJsStatic} from 'sql.js';
import {OUTPUT_LIMIT} from '../../data/runLimits';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {RunRequest, RunResult} from '../types';
import {MysqlError, OutputLimit} from './errors';
import {Session} from './session';

const IGNORE = () => undefined;

/** @param load gives SQLite; the page and Node find its WebAssembly in different places */
export function createEngine(
  load: () => Promise<SqlJsStatic>,
): (request: RunRequest) => Promise<RunResult> {
  return async (request) => {
    const session = openSession(await load(), request);
    const parts: string[] = [];
    const result = collect(session, request.files[0]?.text ?? '', parts);
    if (request.check === undefined) {
      return result;
    }
    const scope = {
      output: result.output,
      error: result.error?.message,
      rows: toObjects(session),
      db: (query: string) => {
        session.run(query, IGNORE);
        return toObjects(session);
      },
      ...checkScope(request.files),
    };
    return {...result, checks: [await runCheck(request.check, scope)]};
  };
}

/** The database of the setup, as the earlier blocks left it. */
export function openSession(
  sql: SqlJsStatic,
  {setup, previous}: Pick<RunRequest, 'setup' | 'previous'>,
): Session {
  const session = new Session(sql);
  const scripts = Object.keys(setup).filter((name) => name.endsWith('.sql'));
  session.current = session.createStore(databaseName(setup, scripts));
  for (const name of scripts.sort()) {
    session.run(setup[name]!, IGNORE);
  }
  for (const code of previous) {
    // The block that it continues may show an error; what it did before that counts.
    collect(session, code, []);
  }
  session.last = undefined;
  return session;
}

/** `-- database: movies` on the first line of the setup names it. */
function databaseName(setup: Readonly<Record<string, string>>, scripts: readonly string[]): string {
  const first = setup[scripts[0] ?? ''] ?? '';
  return /^--\s*database:\s*(\w+)/.exec(first)?.[1] ?? 'lesson';
}

function collect(session: Session, code: string, parts: string[]): RunResult {
  let length = 0;
  try {
    session.run(code, (text) => {
      length += text.length;
      if (length > OUTPUT_LIMIT) {
        throw new OutputLimit();
      }
      parts.push(text);
    });
    return {output: parts.join('\n\n')};
  } catch (error) {
    const output = parts.join('\n\n');
    if (error instanceof OutputLimit) {
      return {output, stopped: 'output'};
    }
    const {message, line} = error as MysqlError;
    return {output, error: {message, line}};
  }
}

function toObjects({last}: Session): readonly Readonly<Record<string, unknown>>[] {
  return (last?.rows ?? []).map((row) =>
    Object.fromEntries(last!.columns.map(({header}, index) => [header, row[index]])),
  );
}
