import {quoteText} from './quote';
import {type Token, isSymbol, isWord, replaced, splitByComma} from './tokens';

/** Functions whose first argument is a bare unit of time. */
const UNIT_FUNCTIONS = ['TIMESTAMPDIFF', 'TIMESTAMPADD'];

type Rewrite = (part: readonly Token[]) => readonly Token[];

/** Calls that SQLite writes otherwise; undefined when the call can stay. */
export function rewriteCall(
  name: Token,
  inner: readonly Token[],
  again: Rewrite,
): readonly Token[] | undefined {
  const call = (to: string, ...parts: readonly (readonly Token[] | string)[]): readonly Token[] =>
    [
      replaced(name, `${to}(`),
      ...parts.flatMap((part, index) => [
        ...(index > 0 ? [replaced(name, ',')] : []),
        ...(typeof part === 'string' ? [replaced(name, part)] : again(part)),
      ]),
      replaced(name, ')'),
    ].map((token, index) => (index === 0 ? token : {...token, before: token.before || ' '}));
  const split = (...words: readonly string[]) => splitAt(inner, words);
  switch (name.value) {
    case 'SUBSTRING':
    case 'SUBSTR':
    case 'MID': {
      const parts = split('FROM', 'FOR');
      return call('substring', ...(parts.length > 1 ? parts : splitByComma(inner)));
    }
    case 'TRIM': {
      const [what = [], from] = split('FROM');
      const side = isWord(what[0], 'BOTH', 'LEADING', 'TRAILING') ? what[0]!.value : 'BOTH';
      const mark = what[0]?.value === side && what[0].type === 'word' ? what.slice(1) : what;
      const to = {BOTH: 'trim', LEADING: 'ltrim', TRAILING: 'rtrim'}[side]!;
      return from && (mark.length > 0 ? call(to, from, mark) : call(to, from));
    }
    case 'POSITION': {
      const [part, whole] = split('IN');
      return whole && call('locate', part!, whole);
    }
    case 'EXTRACT': {
      const [unit, from] = split('FROM');
      return from && call('extract', quoteText(unit![0]!.value), from);
    }
    case 'CAST':
    case 'CONVERT': {
      const parts = name.value === 'CAST' ? split('AS') : splitByComma(inner);
      return parts.length === 2 ? castCall(parts[0]!, parts[1]!, call) : undefined;
    }
    case 'LAST_INSERT_ID':
      return call('last_insert_rowid');
    case 'GROUP_CONCAT':
      return groupConcat(inner, call, again, name);
    case 'DATE_ADD':
    case 'DATE_SUB':
    case 'ADDDATE':
    case 'SUBDATE': {
      const [date = [], interval = []] = splitByComma(inner);
      const to =
        name.value.endsWith('SUB') || name.value.startsWith('SUB') ? 'date_sub' : 'date_add';
      return isWord(interval[0], 'INTERVAL')
        ? call(to, date, interval.slice(1, -1), quoteText(interval.at(-1)!.value))
        : call(to, date, interval, "'DAY'");
    }
    default: {
      if (!UNIT_FUNCTIONS.includes(name.value)) {
        return undefined;
      }
      const [unit, ...rest] = splitByComma(inner);
      return call(name.text, quoteText(unit?.[0]?.value ?? ''), ...rest);
    }
  }
}

type Call = (to: string, ...parts: readonly (readonly Token[] | string)[]) => readonly Token[];

function castCall(value: readonly Token[], type: readonly Token[], call: Call): readonly Token[] {
  switch (type[0]?.value) {
    case 'DECIMAL':
      return call('round', value, type[4]?.text ?? '0');
    case 'DATE':
    case 'DATETIME':
    case 'TIME':
      return call(type[0].text.toLowerCase() === 'datetime' ? 'timestamp' : type[0].text, value);
    case 'CHAR':
    case 'NCHAR':
      return type[2] ? call('left', value, type[2].text) : call('cast_text', value);
    case 'DOUBLE':
    case 'FLOAT':
    case 'REAL':
      return call('cast_real', value);
    default:
      return call('cast_integer', value);
  }
}

/** MySQL puts the separator last and the order inside; so does SQLite, but as an argument. */
function groupConcat(
  inner: readonly Token[],
  call: Call,
  again: Rewrite,
  name: Token,
): readonly Token[] {
  const [rest = [], separator] = splitAt(inner, ['SEPARATOR']);
  const order = rest.findIndex((token) => isWord(token, 'ORDER'));
  const values = order < 0 ? rest : rest.slice(0, order);
  const ordering = order < 0 ? [] : rest.slice(order);
  const distinct = isWord(values[0], 'DISTINCT');
  const parts = splitByComma(distinct ? values.slice(1) : values);
  const joined = parts.length > 1 ? call('concat', ...parts) : again(parts[0] ?? []);
  // SQLite gives a distinct list no separator of its own, so it is put in afterwards.
  const mark = separator ? quoteText(separator[0]?.value ?? ',') : "','";
  return [
    replaced(name, `${distinct ? 'group_concat_distinct' : 'group_concat'}(`),
    ...joined,
    replaced(name, `, ${mark} `),
    ...again(ordering),
    replaced(name, ')'),
  ];
}

function splitAt(
  tokens: readonly Token[],
  words: readonly string[],
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += isSymbol(token, '(') ? 1 : isSymbol(token, ')') ? -1 : 0;
    if (depth === 0 && isWord(token, ...words)) {
      parts.push([]);
    } else {
      parts.at(-1)!.push(token);
    }
  }
  return parts;
}
