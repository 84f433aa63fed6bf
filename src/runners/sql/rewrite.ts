import {UnsupportedError} from './errors';
import {rewriteInterval} from './interval';
import {quoteName, quoteText} from './quote';
import {rewriteCall} from './rewriteCall';
import {type Token, closing, isSymbol, isWord, nameOf, replaced} from './tokens';

const OPERATORS: Readonly<Record<string, string>> = {
  '&&': 'AND',
  '||': 'OR',
  '!': 'NOT',
  '<=>': 'IS',
  '/': '* 1.0 /',
};

/** Words that SQLite answers from the real clock; a lesson has its own. */
const CLOCK_WORDS: Readonly<Record<string, string>> = {
  CURRENT_DATE: 'curdate()',
  CURRENT_TIME: 'curtime()',
  CURRENT_TIMESTAMP: 'now()',
  LOCALTIME: 'now()',
  LOCALTIMESTAMP: 'now()',
};

/** Translates MySQL expressions to SQLite; names of databases fall away. */
export function rewrite(
  tokens: readonly Token[],
  database: string | undefined,
  variables: ReadonlyMap<string, string>,
): readonly Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const next = tokens[index + 1];
    if (token.type === 'word' && isSymbol(next, '(') && !isSymbol(tokens[index - 1], '.')) {
      const end = closing(tokens, index + 1);
      const inner = tokens.slice(index + 2, end);
      const call = rewriteCall(token, inner, (part) => rewrite(part, database, variables));
      if (call) {
        out.push(...call);
        index = end;
        continue;
      }
    }
    if (isWord(token, 'INTERVAL') && out.length > 1) {
      index = rewriteInterval(tokens, index, out, database, variables);
    } else if (isWord(token, 'COLLATE')) {
      out.push(
        token,
        replaced(next ?? token, /_bin$/i.test(next?.text ?? '') ? 'BINARY' : 'NOCASE'),
      );
      index += 1;
    } else if (nameOf(token) === database && isSymbol(next, '.') && nameOf(tokens[index + 2])) {
      out.push({...tokens[index + 2]!, before: token.before});
      index += 2;
    } else {
      out.push(...rewriteToken(token, next, variables));
    }
  }
  return out;
}

function rewriteToken(
  token: Token,
  next: Token | undefined,
  variables: ReadonlyMap<string, string>,
): readonly Token[] {
  switch (token.type) {
    case 'string':
      return [replaced(token, quoteText(token.value), 'string')];
    case 'name':
      return [replaced(token, quoteName(token.value), 'name')];
    case 'symbol':
      return [token.value in OPERATORS ? replaced(token, ` ${OPERATORS[token.value]!} `) : token];
    case 'variable':
      return [replaced(token, variables.get(token.value) ?? 'NULL')];
    case 'word':
      return rewriteWord(token, next);
    default:
      return [token];
  }
}

function rewriteWord(token: Token, next: Token | undefined): readonly Token[] {
  if (token.value in CLOCK_WORDS) {
    return [replaced(token, CLOCK_WORDS[token.value]!)];
  }
  switch (token.value) {
    case 'DIV':
      return [replaced(token, '/')];
    case 'MOD':
      return [isSymbol(next, '(') ? token : replaced(token, '%')];
    case 'RLIKE':
      return [replaced(token, 'REGEXP', 'word')];
    case 'XOR':
      throw new UnsupportedError('XOR', 'write (a AND NOT b) OR (b AND NOT a)');
    case 'BINARY':
    case 'SQL_NO_CACHE':
    case 'LOW_PRIORITY':
      return [];
    case 'DATE':
    case 'TIME':
    case 'TIMESTAMP':
      return next?.type === 'string' ? [] : [token];
    default:
      return [token];
  }
}
