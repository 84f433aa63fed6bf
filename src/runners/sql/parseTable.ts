import {columnType} from './columnTypes';
import {MysqlError} from './errors';
import {joinTokens, quoteText} from './quote';
import {rewrite} from './rewrite';
import type {Check, Column, ForeignKey, Key, Table} from './schema';
import {type Token, closing, isSymbol, isWord, nameOf, sourceText, splitByComma} from './tokens';

/** Parts of a table that stand in its brackets; also what ALTER TABLE adds. */
interface TableParts {
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly Key[];
  readonly indexes: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
}

type Draft = {-readonly [Part in keyof TableParts]: TableParts[Part][number][]};

/** Reads what stands in the brackets of CREATE TABLE. */
export function parseTable(name: string, inner: readonly Token[]): Table {
  const draft: Draft = {
    columns: [],
    primaryKey: [],
    uniques: [],
    indexes: [],
    foreignKeys: [],
    checks: [],
  };
  for (const part of splitByComma(inner)) {
    readPart(name, part, draft);
  }
  const columns = draft.columns.map((column) =>
    draft.primaryKey.includes(column.name) ? {...column, nullable: false} : column,
  );
  return {name, ...draft, columns};
}

/** Reads one column or constraint into a table that may already have others. */
function readPart(table: string, part: readonly Token[], draft: Draft): void {
  const [first] = part;
  const named = isWord(first, 'CONSTRAINT');
  const given = named && !isConstraintWord(part[1]) ? nameOf(part[1]) : undefined;
  const rest = named ? part.slice(given === undefined ? 1 : 2) : part;
  if (isConstraintWord(rest[0])) {
    readConstraint(table, rest, given, draft);
  } else {
    readColumn(table, rest, draft);
  }
}

function isConstraintWord(token: Token | undefined): boolean {
  return isWord(token, 'PRIMARY', 'UNIQUE', 'KEY', 'INDEX', 'FULLTEXT', 'FOREIGN', 'CHECK');
}

function readConstraint(
  table: string,
  tokens: readonly Token[],
  given: string | undefined,
  draft: Draft,
): void {
  const open = tokens.findIndex((token) => isSymbol(token, '('));
  const inner = tokens.slice(open + 1, closing(tokens, open));
  const columns = splitByComma(inner).map(([column]) => nameOf(column) ?? '');
  const before = tokens[open - 1];
  const own = isWord(before, 'KEY', 'INDEX', 'UNIQUE', 'FOREIGN', 'PRIMARY', 'CHECK')
    ? undefined
    : nameOf(before);
  const name = given ?? own ?? columns[0] ?? '';
  switch (tokens[0]!.value) {
    case 'PRIMARY':
      draft.primaryKey.push(...columns);
      break;
    case 'UNIQUE':
      draft.uniques.push({name, columns});
      break;
    case 'FOREIGN':
      draft.foreignKeys.push(
        readReference(table, tokens.slice(closing(tokens, open) + 1), columns, given, draft),
      );
      break;
    case 'CHECK':
      draft.checks.push({
        name: given ?? `${table}_chk_${draft.checks.length + 1}`,
        expression: joinTokens(rewrite(inner, undefined, new Map())),
      });
      break;
    default:
      draft.indexes.push({name, columns});
  }
}

/** `REFERENCES film (id) ON DELETE CASCADE`, from that word on. */
function readReference(
  table: string,
  tokens: readonly Token[],
  columns: readonly string[],
  given: string | undefined,
  draft: Draft,
): ForeignKey {
  const open = tokens.findIndex((token) => isSymbol(token, '('));
  const end = closing(tokens, open);
  return {
    name: given ?? `${table}_ibfk_${draft.foreignKeys.length + 1}`,
    columns,
    table: nameOf(tokens[1]) ?? '',
    references: splitByComma(tokens.slice(open + 1, end)).map(([column]) => nameOf(column) ?? ''),
    actions: sourceText(tokens.slice(end + 1)).toUpperCase(),
  };
}

function readColumn(table: string, tokens: readonly Token[], draft: Draft): void {
  const [nameToken, typeToken] = tokens;
  const name = nameOf(nameToken);
  if (name === undefined || typeToken?.type !== 'word') {
    throw syntaxError(typeToken ?? nameToken, tokens);
  }
  const hasOptions = isSymbol(tokens[2], '(');
  const end = hasOptions ? closing(tokens, 2) : 1;
  const options = hasOptions
    ? splitByComma(tokens.slice(3, end)).map((part) => part[0]?.value ?? '')
    : [];
  const rest = tokens.slice(end + 1);
  const type = columnType(
    typeToken.text,
    options,
    rest.some((t) => isWord(t, 'UNSIGNED')),
  );
  if (!type) {
    throw syntaxError(typeToken, tokens);
  }
  const has = (first: string, second?: string) =>
    rest.some(
      (token, index) =>
        isWord(token, first) && (second === undefined || isWord(rest[index + 1], second)),
    );
  const primary = has('PRIMARY', 'KEY');
  draft.columns.push({
    name,
    type,
    nullable: !has('NOT', 'NULL') && !primary,
    autoIncrement: has('AUTO_INCREMENT'),
    ...readDefault(rest),
  });
  if (primary) {
    draft.primaryKey.push(name);
  }
  if (has('UNIQUE')) {
    draft.uniques.push({name, columns: [name]});
  }
  const check = rest.findIndex((token) => isWord(token, 'CHECK'));
  if (check >= 0) {
    readConstraint(table, rest.slice(check), undefined, draft);
  }
  // MySQL reads a REFERENCES beside a column from version 9 on, and ignores it before.
  const reference = rest.findIndex((token) => isWord(token, 'REFERENCES'));
  if (reference >= 0) {
    draft.foreignKeys.push(readReference(table, rest.slice(reference), [name], undefined, draft));
  }
}

function readDefault(rest: readonly Token[]): Pick<Column, 'defaultValue' | 'defaultShown'> {
  const at = rest.findIndex((token) => isWord(token, 'DEFAULT'));
  const value = rest[at + 1];
  if (at < 0 || !value) {
    return {};
  }
  if (isSymbol(value, '(')) {
    const inner = rest.slice(at + 1, closing(rest, at + 1) + 1);
    return {
      defaultValue: joinTokens(rewrite(inner, undefined, new Map())),
      defaultShown: sourceText(inner),
    };
  }
  if (isWord(value, 'NULL')) {
    return {};
  }
  if (isWord(value, 'CURRENT_TIMESTAMP', 'CURRENT_DATE', 'NOW')) {
    // SQLite would read its own clock; the lesson has another.
    const call = value.value === 'CURRENT_DATE' ? 'curdate()' : 'now()';
    return {defaultValue: `(${call})`, defaultShown: value.value};
  }
  if (isWord(value, 'TRUE', 'FALSE')) {
    const bit = value.value === 'TRUE' ? '1' : '0';
    return {defaultValue: bit, defaultShown: bit};
  }
  const sign = isSymbol(value, '-') ? '-' : '';
  const literal = sign ? rest[at + 2]! : value;
  return {
    defaultValue: literal.type === 'string' ? quoteText(literal.value) : sign + literal.text,
    defaultShown: sign + literal.value,
  };
}

function syntaxError(token: Token | undefined, tokens: readonly Token[]): MysqlError {
  const from = token ? sourceText(tokens.slice(tokens.indexOf(token))) : '';
  return new MysqlError(
    1064,
    '42000',
    `You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '${from}' at line ${token?.line ?? 1}`,
    token?.line,
  );
}
