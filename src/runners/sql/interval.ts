import {rewrite} from './rewrite';
import {type Token, isSymbol, isWord, replaced} from './tokens';

const UNITS = new Set('MICROSECOND SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR'.split(' '));

/** `day + INTERVAL 2 WEEK`: the operand before the sign is wrapped. Gives the last index used. */
export function rewriteInterval(
  tokens: readonly Token[],
  index: number,
  out: Token[],
  database: string | undefined,
  variables: ReadonlyMap<string, string>,
): number {
  const unit = tokens.findIndex(
    (token, at) => at > index && token.type === 'word' && UNITS.has(token.value),
  );
  const sign = out.pop()!;
  const start = operandStart(out);
  const operand = out.splice(start);
  const amount = rewrite(tokens.slice(index + 1, unit), database, variables);
  out.push(
    {...replaced(sign, `${sign.value === '-' ? 'date_sub' : 'date_add'}(`), before: ' '},
    ...operand,
    replaced(sign, ','),
    ...amount,
    replaced(sign, `, '${tokens[unit]?.value ?? 'DAY'}')`),
  );
  return unit < 0 ? tokens.length : unit;
}

function operandStart(out: readonly Token[]): number {
  let index = out.length - 1;
  if (isSymbol(out[index], ')')) {
    let depth = 0;
    do {
      const text = out[index]!.text;
      depth += text.endsWith(')') ? 1 : 0;
      depth -= text.endsWith('(') ? 1 : 0;
      index -= 1;
    } while (index >= 0 && depth > 0);
    return out[index]?.type === 'word' && !isWord(out[index], 'SELECT', 'AND', 'OR', 'WHERE')
      ? index
      : index + 1;
  }
  while (isSymbol(out[index - 1], '.')) {
    index -= 2;
  }
  return index;
}
