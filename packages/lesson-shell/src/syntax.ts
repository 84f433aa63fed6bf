// just-bash reads over some mistakes that bash does not forgive.

/** A word with its quotes and expansions, or an operator. */
const TOKEN =
  /(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|\$\{[^}]*\}|[^\s|&;()<>'"\\`$]|\$(?![({]))+|&&|\|\||\|&|;;|[|&;()]|[<>]+&?/gs;

/** What this reader leaves to just-bash: text inside text, and patterns that have brackets of their own. */
const BEYOND =
  /`|\$\(|<<|<\(|>\(|\(\(|\[\[|[=?*+@!]\(|\n|(?:^|\s)#|(?:^|[;&|({\s])(?:case|select|function)\s/;

const CONTROL = new Set(['&&', '||', '|', '|&', ';', ';;', '&']);
/** Words after which a command begins. */
const OPENING = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '{', '!']);

/** The token at which bash gives up on a line, if there is one. */
export function unexpectedToken(line: string): string | undefined {
  if (BEYOND.test(line)) {
    return undefined;
  }
  const tokens = line.match(TOKEN) ?? [];
  let words = 0;
  for (const [index, token] of tokens.entries()) {
    const isEnd = CONTROL.has(token);
    if (isEnd && (words === 0 || token === ';;') && tokens[index - 1] !== ')') {
      return token;
    }
    if (token === '(' && words > 0) {
      const next = tokens[index + 1];
      return words > 1 ? '(' : next === ')' ? undefined : next;
    }
    if (isEnd || token === '(' || (OPENING.has(token) && words === 0)) {
      words = 0;
    } else {
      words += 1;
    }
  }
  return undefined;
}

/** The word of a line that begins at a column, counted from 1. */
export function wordAt(line: string, column: number): string {
  return /^[^\s;&|()<>]+|^\S/.exec(line.slice(column - 1))?.[0] ?? '';
}
