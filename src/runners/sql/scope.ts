import type {ResultColumn} from './printTable';
import type {Table} from './schema';
import {type Token, closing, findTop, isSymbol, isWord, nameOf, splitByComma} from './tokens';
import {UNKNOWN, type ValueType} from './valueTypes';

/** The tables that the names in a query can mean. */
export interface Scope {
  typeOf(table: string | undefined, column: string): ValueType;
  /** Columns that `*` or `table.*` stands for; undefined when a table is not known. */
  expand(table: string | undefined): readonly ResultColumn[] | undefined;
  /** Columns of a query inside the query. */
  query(tokens: readonly Token[]): readonly ResultColumn[] | undefined;
}

interface Source {
  readonly name: string;
  readonly columns: readonly ResultColumn[] | undefined;
}

type Infer = (
  tokens: readonly Token[],
  tables: ReadonlyMap<string, Table>,
  outer?: Scope,
) => readonly ResultColumn[] | undefined;

const AFTER_FROM = ['WHERE', 'GROUP', 'HAVING', 'WINDOW', 'ORDER', 'LIMIT', 'UNION', 'FOR'];
const JOIN_WORDS = ['JOIN', 'STRAIGHT_JOIN', 'INNER', 'LEFT', 'RIGHT', 'CROSS', 'NATURAL', 'OUTER'];

export function readScope(
  before: readonly Token[],
  query: readonly Token[],
  tables: ReadonlyMap<string, Table>,
  outer: Scope | undefined,
  infer: Infer,
): Scope {
  const named = readCommonTables(before, tables, infer);
  const sources = readSources(query, tables, named, infer);
  const scope: Scope = {
    typeOf(table, column) {
      for (const {name, columns} of sources) {
        if (table === undefined || same(name, table)) {
          const found = columns?.find(({header}) => same(header, column));
          if (found) {
            return found.type;
          }
        }
      }
      return outer?.typeOf(table, column) ?? UNKNOWN;
    },
    expand(table) {
      const wanted = sources.filter(({name}) => table === undefined || same(name, table));
      return wanted.length === 0 || wanted.some(({columns}) => !columns)
        ? undefined
        : wanted.flatMap(({columns}) => columns!);
    },
    query: (tokens) => infer(tokens, tables, scope),
  };
  return scope;
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** `WITH name (a, b) AS (SELECT …)`; a recursive one has the types of its first part. */
function readCommonTables(
  before: readonly Token[],
  tables: ReadonlyMap<string, Table>,
  infer: Infer,
): readonly Source[] {
  const start = isWord(before[1], 'RECURSIVE') ? 2 : 1;
  return splitByComma(before.slice(start)).map((part) => {
    const as = findTop(part, ['AS']);
    const names = part
      .slice(1, Math.max(as, 1))
      .map(nameOf)
      .filter((name) => name !== undefined);
    const columns = infer(part.slice(as + 2, -1), tables);
    return {
      name: nameOf(part[0]) ?? '',
      columns: columns?.map((column, index) => ({
        ...column,
        header: names[index] ?? column.header,
      })),
    };
  });
}

function readSources(
  query: readonly Token[],
  tables: ReadonlyMap<string, Table>,
  named: readonly Source[],
  infer: Infer,
): readonly Source[] {
  const from = findTop(query, ['FROM']);
  if (from < 0) {
    return [];
  }
  const end = findTop(query, AFTER_FROM, from);
  const clause = query.slice(from + 1, end < 0 ? query.length : end);
  const sources: Source[] = [];
  let expectsTable = true;
  for (let index = 0; index < clause.length; index += 1) {
    const token = clause[index]!;
    if (isSymbol(token, ',') || isWord(token, 'JOIN', 'STRAIGHT_JOIN')) {
      expectsTable = true;
    } else if (expectsTable && isSymbol(token, '(')) {
      const close = closing(clause, index);
      const inner = clause.slice(index + 1, close);
      sources.push({name: aliasAt(clause, close + 1) ?? '', columns: infer(inner, tables)});
      expectsTable = false;
      index = close;
    } else if (expectsTable && nameOf(token) !== undefined && !isWord(token, ...JOIN_WORDS)) {
      const qualified = isSymbol(clause[index + 1], '.');
      const name = nameOf(clause[qualified ? index + 2 : index])!;
      index += qualified ? 2 : 0;
      sources.push({
        name: aliasAt(clause, index + 1) ?? name,
        columns: columnsOf(name, tables, named),
      });
      expectsTable = false;
    } else if (isSymbol(token, '(')) {
      index = closing(clause, index);
    }
  }
  return sources;
}

function aliasAt(tokens: readonly Token[], index: number): string | undefined {
  const at = isWord(tokens[index], 'AS') ? index + 1 : index;
  return isWord(tokens[at], ...JOIN_WORDS, 'ON', 'USING') ? undefined : nameOf(tokens[at]);
}

function columnsOf(
  name: string,
  tables: ReadonlyMap<string, Table>,
  named: readonly Source[],
): readonly ResultColumn[] | undefined {
  const common = named.find((source) => same(source.name, name));
  if (common) {
    return common.columns;
  }
  return tables
    .get(name.toLowerCase())
    ?.columns.map((column) => ({header: column.name, type: column.type.value}));
}
