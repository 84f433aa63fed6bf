import {formatValue} from './format';
import {formatLog} from './formatLog';
import {formatTable} from './formatTable';

export type Level = 'log' | 'warn' | 'error';

/** Receives what a console prints. */
export interface Sink {
  print(text: string, level: Level): void;
  clear(): void;
}

type Method = (...values: readonly unknown[]) => void;

const GROUP_INDENT = '  ';

/** Creates a console for examples, which behaves the same in the page and in the tests. */
export function createConsole(sink: Sink): Readonly<Record<string, Method>> {
  let indent = '';
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  const write = (text: string, level: Level) => sink.print(text.replace(/^/gm, indent), level);
  const at =
    (level: Level): Method =>
    (...values) =>
      write(formatLog(values), level);
  const log = at('log');
  const group: Method = (...values) => {
    if (values.length > 0) {
      log(...values);
    }
    indent += GROUP_INDENT;
  };
  const elapsed = (label: string) => {
    const start = starts.get(label);
    return start === undefined ? undefined : `${label}: ${(Date.now() - start).toFixed(0)}ms`;
  };
  return {
    log,
    info: log,
    debug: log,
    warn: at('warn'),
    error: at('error'),
    trace: (...values) => log('Trace:', ...values),
    dir: (value) => write(formatValue(value), 'log'),
    dirxml: log,
    table: (data, columns) => {
      const table = formatTable(data, columns as readonly string[] | undefined);
      write(table ?? formatLog([data]), 'log');
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(GROUP_INDENT.length);
    },
    count: (label = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      log(`${String(label)}: ${count}`);
    },
    countReset: (label = 'default') => {
      counts.delete(String(label));
    },
    assert: (condition, ...values) => {
      if (!condition) {
        at('error')(
          ...(values.length > 0 ? ['Assertion failed:', ...values] : ['Assertion failed']),
        );
      }
    },
    time: (label = 'default') => {
      starts.set(String(label), Date.now());
    },
    timeLog: (label = 'default', ...values) => log(elapsed(String(label)), ...values),
    timeEnd: (label = 'default') => {
      log(elapsed(String(label)));
      starts.delete(String(label));
    },
    clear: () => sink.clear(),
  };
}
