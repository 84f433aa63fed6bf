import {UnsupportedError} from './errors';
import type {Table} from './schema';
import {type Token, closing, findTop, isSymbol, isWord, nameOf, replaced} from './tokens';

const SETS = ['UNION', 'INTERSECT', 'EXCEPT'];
const TAIL = ['ORDER', 'LIMIT'];

/**
 * Without ORDER BY the order of rows is open, but readers compare what they see: MySQL gives groups
 * and unions in the order in which they first appear, SQLite sorts them.
 */
export function orderedQuery(
  tokens: readonly Token[],
  tables: ReadonlyMap<string, Table>,
): readonly Token[] {
  if (findTop(tokens, ['ROLLUP']) >= 0) {
    throw new UnsupportedError('WITH ROLLUP', 'ask for the total in a second query');
  }
  return findTop(tokens, SETS) >= 0 || isSymbol(tokens[0], '(')
    ? orderedSet(tokens)
    : orderedGroups(tokens, tables);
}

function orderedSet(tokens: readonly Token[]): readonly Token[] {
  const start = findTop(tokens, ['SELECT', 'TABLE', 'VALUES']);
  const body = isSymbol(tokens[0], '(') ? 0 : start;
  const core = unwrapped(tokens.slice(body));
  const sets = core.filter((_, index) => isSet(core, index));
  const last = sets.at(-1);
  const onlyUnions = sets.every((token) => isWord(token, 'UNION'));
  const distinct = last && !isWord(core[core.indexOf(last) + 1], 'ALL');
  if (!onlyUnions || !distinct || isWord(tokens[0], 'WITH')) {
    return [...tokens.slice(0, body), ...core];
  }
  const cut = tailOf(core);
  const all = core.slice(0, cut).flatMap((token, index) => {
    if (isSet(core, index)) {
      return isWord(core[index + 1], 'ALL') ? [token] : [replaced(token, 'UNION ALL')];
    }
    return isWord(token, 'DISTINCT') && isSet(core, index - 1) ? [] : [token];
  });
  const mark = {...tokens[0]!, before: ' '};
  return [
    replaced(mark, 'SELECT DISTINCT * FROM ('),
    ...all,
    replaced(mark, ')'),
    ...core.slice(cut),
  ];
}

function isSet(tokens: readonly Token[], index: number): boolean {
  return depthAt(tokens, index) === 0 && isWord(tokens[index], ...SETS);
}

function depthAt(tokens: readonly Token[], index: number): number {
  return tokens
    .slice(0, index)
    .reduce(
      (depth, token) => depth + (isSymbol(token, '(') ? 1 : isSymbol(token, ')') ? -1 : 0),
      0,
    );
}

/** Where the ORDER BY and LIMIT of the whole begin. */
function tailOf(tokens: readonly Token[]): number {
  const lastSet = tokens.findLastIndex((_, index) => isSet(tokens, index));
  const tail = findTop(tokens, TAIL, lastSet + 1);
  return tail < 0 ? tokens.length : tail;
}

/** SQLite takes no brackets around the parts of a set, but a query from brackets. */
function unwrapped(tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const opensPart =
      isSymbol(token, '(') &&
      isWord(tokens[index + 1], 'SELECT') &&
      (index === 0 || isWord(tokens[index - 1], ...SETS, 'ALL', 'DISTINCT')) &&
      depthAt(tokens, index) === 0;
    if (opensPart) {
      const end = closing(tokens, index);
      out.push(replaced({...token, before: ' '}, 'SELECT * FROM'), ...tokens.slice(index, end + 1));
      index = end;
    } else {
      out.push(token);
    }
  }
  return out;
}

function orderedGroups(
  tokens: readonly Token[],
  tables: ReadonlyMap<string, Table>,
): readonly Token[] {
  const select = findTop(tokens, ['SELECT']);
  const group = findTop(tokens, ['GROUP'], select);
  const from = findTop(tokens, ['FROM'], select);
  if (group < 0 || from < 0 || findTop(tokens, ['ORDER'], group) >= 0) {
    return tokens;
  }
  const table = tables.get((nameOf(tokens[from + 1]) ?? '').toLowerCase());
  if (!table) {
    return tokens;
  }
  const next = isWord(tokens[from + 2], 'AS') ? tokens[from + 3] : tokens[from + 2];
  const words = 'WHERE GROUP JOIN INNER LEFT RIGHT CROSS NATURAL ON USING HAVING LIMIT'.split(' ');
  const alias = isWord(next, ...words) ? undefined : nameOf(next);
  const mark = {...tokens[group]!, before: ' '};
  const limit = findTop(tokens, ['LIMIT'], group);
  const end = limit < 0 ? tokens.length : limit;
  return [
    ...tokens.slice(0, end),
    replaced(mark, `ORDER BY min("${alias ?? table.name}".rowid)`),
    ...tokens.slice(end),
  ];
}
